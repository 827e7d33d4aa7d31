import type { CampaignCard } from '@/engine/library/library-cards';
import { EnrichmentSheet } from '@/ui/enrichment/enrichment-sheet';
import type { OpenFiles } from '@/ui/files/desk-host';
import { FilesSheets, type FilesSheetsProps } from '@/ui/files/files-sheets';

// Fetched as one with the sheets: what two late parts share would be loaded by everybody.
export { RescueActions } from '@/ui/files/rescue-actions';

type LateSheetsProps = Omit<FilesSheetsProps, 'open'> & {
  readonly open: OpenFiles;
  readonly campaigns: readonly CampaignCard[];
};

/** The files of a story, of a campaign or of the device, over whichever screen is shown. */
export function LateSheets({ open, campaigns, ...files }: LateSheetsProps) {
  if (open.kind !== 'campaign') return <FilesSheets {...files} open={open} />;
  const { id } = open;
  const card = campaigns.find((campaign) => campaign.id === id);
  if (card?.kind !== 'playable') return null;
  return (
    <EnrichmentSheet
      campaign={id}
      host={files.host}
      isBegun={files.stories.some(({ campaign }) => campaign === id)}
      key={id}
      onClose={files.onClose}
      title={card.title}
    />
  );
}
