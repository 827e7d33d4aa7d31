import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import type { DeskHost, StoryAtHand } from '@/ui/files/desk-host';
import { FileDesk } from '@/ui/files/file-desk';
import { WorkStatus } from '@/ui/files/work-status';
import { AppButton } from '@/ui/kit/app-button';
import { nextFrame } from '@/ui/kit/next-frame';
import { fileTexts } from '@/ui/texts/file-texts';
import { space } from '@/ui/theme/layout';

export type RescueActionsProps = { readonly host: DeskHost; readonly story: StoryAtHand };

/** What can be had of a story that cannot be shown: nothing here draws a word of it. */
export function RescueActions({ host, story }: RescueActionsProps) {
  const [desk] = useState(() => new FileDesk(host, nextFrame));
  const { work } = useStore(desk.view);
  useEffect(
    () => () => {
      desk.stop();
    },
    [desk],
  );
  return (
    <View style={styles.rescue} testID={`rescue-${story.id}`}>
      <View style={styles.buttons}>
        <AppButton
          icon="download"
          look="outlined"
          onPress={() => void desk.saveAside(story)}
          testID="save-aside"
        >
          {fileTexts.rescue.save}
        </AppButton>
        <AppButton
          icon="beat"
          look="outlined"
          onPress={() => void desk.reportStory(story)}
          testID="report-aside"
        >
          {fileTexts.rescue.report}
        </AppButton>
      </View>
      <WorkStatus
        onStop={() => {
          desk.stop();
        }}
        work={work}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  rescue: { gap: space.sm, maxWidth: 440 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
