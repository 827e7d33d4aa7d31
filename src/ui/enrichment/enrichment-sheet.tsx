import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import { EnrichmentDesk } from '@/ui/enrichment/enrichment-desk';
import { EnrichmentPage } from '@/ui/enrichment/enrichment-page';
import type { DeskHost } from '@/ui/files/desk-host';
import { nextFrame } from '@/ui/kit/next-frame';

type EnrichmentSheetProps = {
  readonly host: DeskHost;
  readonly campaign: string;
  readonly title: string;
  /** Whether a story of the campaign has been begun. */
  readonly isBegun: boolean;
  readonly onClose: () => void;
};

/** What the built-in writer would add to a campaign, or has added: looked at, accepted, taken away. */
export function EnrichmentSheet({ host, campaign, title, isBegun, onClose }: EnrichmentSheetProps) {
  const [desk] = useState(() => new EnrichmentDesk(host, campaign, nextFrame));
  const view = useStore(desk.view);
  useEffect(() => {
    void desk.look();
    return () => {
      desk.stop();
    };
  }, [desk]);
  return (
    <EnrichmentPage
      actions={{
        accept: () => void desk.accept(),
        takeAway: () => void desk.discard(),
        lookAgain: () => void desk.look(),
        stop: () => {
          desk.stop();
        },
        close: onClose,
      }}
      isBegun={isBegun}
      title={title}
      view={view}
    />
  );
}
