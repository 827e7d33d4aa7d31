import { lateScreen } from '@/ui/kit/late/late-screen';
import { SheetNotHere } from '@/ui/kit/late/sheet-not-here';
import type { StoryActions } from '@/ui/story/player/story-actions';
import type { ScenePage } from '@/ui/story/player/story-view';
import type { WhySheetProps } from '@/ui/story/why/why-sheet';

const WhySheet = lateScreen<WhySheetProps>(
  async () => (await import('@/ui/story/why/why-sheet')).WhySheet,
  SheetNotHere,
);

type WhyPlaceProps = {
  readonly open: string;
  readonly pages: readonly ScenePage[];
  readonly actions: StoryActions;
  readonly onClose: () => void;
};

/** Where it is said what words and choices come from; on the web the sheet is fetched when somebody asks. */
export function WhyPlace({ open, pages, actions, onClose }: WhyPlaceProps) {
  const [, scene, sentence] = /^sentence-(\d+)-(\d+)$/.exec(open) ?? [];
  if (open !== 'why' && sentence === undefined) return null;
  const asked =
    sentence === undefined ? null : { scene: Number(scene), sentence: Number(sentence) };
  return <WhySheet actions={actions} key={open} onClose={onClose} pages={pages} sentence={asked} />;
}
