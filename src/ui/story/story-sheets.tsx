import type { TurningPoint } from '@/engine/library/turning-points';
import type { Preferences } from '@/ui/preferences/preferences';
import { ReadingSheet } from '@/ui/settings/reading-sheet';
import { AroundSheet } from '@/ui/story/people/around-sheet';
import { KeysSheet } from '@/ui/story/keys/keys-sheet';
import { ReplanDialog } from '@/ui/story/choices/replan-dialog';
import type { StoryActions } from '@/ui/story/player/story-actions';
import { noticesOf, type ScenePage } from '@/ui/story/player/story-view';
import { TurningPointSheet } from '@/ui/story/notices/turning-point-sheet';
import { WhyPlace } from '@/ui/story/why/why-place';

export type OpenSheet =
  | 'none'
  | 'reading'
  | 'why'
  | 'turning-points'
  | 'keys'
  | 'around'
  | `sentence-${number}-${number}`;

type StorySheetsProps = {
  readonly open: OpenSheet;
  readonly page: ScenePage;
  /** From the first scene to the newest. */
  readonly pages: readonly ScenePage[];
  readonly preferences: Preferences;
  readonly turningPoints: readonly TurningPoint[];
  readonly actions: StoryActions;
  readonly onClose: () => void;
};

/** Everything that rises over the story; one at a time. */
export function StorySheets(props: StorySheetsProps) {
  const { open, page, pages, preferences, turningPoints, actions, onClose } = props;
  return (
    <>
      <ReadingSheet
        isOpen={open === 'reading'}
        onClose={onClose}
        onPrefer={actions.prefer}
        preferences={preferences}
      />
      <WhyPlace actions={actions} onClose={onClose} open={open} pages={pages} />
      <KeysSheet isOpen={open === 'keys'} onClose={onClose} />
      <TurningPointSheet
        isOpen={open === 'turning-points'}
        onChoose={(scene) => {
          onClose();
          actions.goBackTo(scene);
        }}
        onClose={onClose}
        onTree={() => {
          onClose();
          actions.openTree();
        }}
        points={turningPoints}
      />
      {page.setting === null ? null : (
        <AroundSheet
          isOpen={open === 'around'}
          onClose={onClose}
          onMemories={() => {
            onClose();
            actions.openMemories();
          }}
          setting={page.setting}
        />
      )}
      <ReplanDialog actions={actions} notice={noticesOf(page.notices).dialog} />
    </>
  );
}
