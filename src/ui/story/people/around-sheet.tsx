import type { SceneSetting } from '@/story/setting/scene-setting';
import { Sheet } from '@/ui/kit/sheet';
import { PeoplePane } from '@/ui/story/people/people-pane';
import { texts } from '@/ui/texts/texts';

type AroundSheetProps = {
  readonly setting: SceneSetting;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMemories: () => void;
};

/** What the side pane shows, where there is no room for one. */
export function AroundSheet({ setting, isOpen, onClose, onMemories }: AroundSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} testID="around-sheet" title={texts.people.around}>
      <PeoplePane onMemories={onMemories} setting={setting} />
    </Sheet>
  );
}
