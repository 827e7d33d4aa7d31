import { StyleSheet } from 'react-native';

import type { PlaythroughId } from '@/foundation/ids';
import { ActionRow } from '@/ui/kit/action-row';
import { ArrivedStories } from '@/ui/files/arrived-stories';
import type { DeskWork } from '@/ui/files/desk-view';
import { WorkStatus } from '@/ui/files/work-status';
import { AppButton } from '@/ui/kit/app-button';
import { Sheet } from '@/ui/kit/sheet';
import { fileTexts } from '@/ui/texts/file-texts';
import { space } from '@/ui/theme/layout';

export type DeviceFileActions = {
  readonly openFile: () => void;
  readonly backUp: () => void;
  readonly replace: (id: PlaythroughId) => void;
  readonly openStory: (id: PlaythroughId) => void;
  readonly begin: (campaign: string) => void;
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
    <Sheet
      isOpen
      onClose={actions.close}
      testID="device-files"
      title={work.kind === 'opened' ? work.campaign.title : device.title}
    >
      <WorkStatus onStop={actions.stop} work={work} />
      {work.kind === 'arrived' && work.stories.length > 0 ? (
        <ArrivedStories
          onOpen={actions.openStory}
          onReplace={actions.replace}
          stories={work.stories}
        />
      ) : null}
      {work.kind === 'opened' ? (
        <AppButton
          look="filled"
          onPress={() => {
            actions.begin(work.campaign.id);
          }}
          style={styles.begin}
          testID="begin-opened"
        >
          {fileTexts.opened.begin}
        </AppButton>
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

const styles = StyleSheet.create({
  begin: { alignSelf: 'flex-start', marginBottom: space.lg },
});
