import type { PlaythroughId } from '@/foundation/ids';
import { ActionRow } from '@/ui/kit/action-row';
import { ArrivedStories } from '@/ui/files/arrived-stories';
import type { DeskWork } from '@/ui/files/desk-view';
import { WorkStatus } from '@/ui/files/work-status';
import { Sheet } from '@/ui/kit/sheet';
import { fileTexts } from '@/ui/texts/file-texts';

export type DeviceFileActions = {
  readonly openFile: () => void;
  readonly backUp: () => void;
  readonly replace: (id: PlaythroughId) => void;
  readonly openStory: (id: PlaythroughId) => void;
  readonly stop: () => void;
  readonly close: () => void;
};

type DeviceFilesProps = {
  readonly storyCount: number;
  readonly work: DeskWork;
  readonly actions: DeviceFileActions;
};

/** Stories that come in from a file, and all of them going out in one. */
export function DeviceFilesSheet({ storyCount, work, actions }: DeviceFilesProps) {
  const { device } = fileTexts;
  const isBusy = work.kind === 'working';
  return (
    <Sheet isOpen onClose={actions.close} testID="device-files" title={device.title}>
      <WorkStatus onStop={actions.stop} work={work} />
      {work.kind === 'arrived' && work.stories.length > 0 ? (
        <ArrivedStories
          onOpen={actions.openStory}
          onReplace={actions.replace}
          stories={work.stories}
        />
      ) : null}
      <ActionRow
        help={device.openHelp}
        icon="archive"
        isDisabled={isBusy}
        label={device.open}
        onPress={actions.openFile}
        testID="open-file"
      />
      <ActionRow
        help={device.backUpHelp(storyCount)}
        icon="download"
        isDisabled={isBusy || storyCount === 0}
        label={device.backUp}
        onPress={actions.backUp}
        testID="back-up"
      />
    </Sheet>
  );
}
