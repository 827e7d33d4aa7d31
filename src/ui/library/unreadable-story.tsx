import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { StoryCard } from '@/engine/library/library-cards';
import type { PlaythroughId } from '@/foundation/ids';
import { AppButton } from '@/ui/kit/app-button';
import { Icon } from '@/ui/kit/icon';
import { IconButton } from '@/ui/kit/icon-button';
import { Heading, Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type UnreadableStoryProps = {
  readonly story: StoryCard;
  /** What is wrong, in a sentence. */
  readonly why: string;
  /** Null where opening it again would change nothing. */
  readonly onTryAgain: ((story: PlaythroughId) => void) | null;
  readonly onFiles: (story: PlaythroughId) => void;
  /** What can be had of it all the same. */
  readonly rescue: ReactNode;
};

/** A story that cannot be opened or shown, among others that can. */
export function UnreadableStory(props: UnreadableStoryProps) {
  const { story, why, onTryAgain, onFiles, rescue } = props;
  const { colors, own } = useAppTheme();
  // Of a broken card nothing is certain but the id.
  const title = typeof (story.title as unknown) === 'string' ? story.title : story.id;
  return (
    <View
      role="status"
      style={[styles.box, { backgroundColor: own.surfaceContainer, borderColor: own.warning }]}
      testID={`unreadable-${story.id}`}
    >
      <View style={styles.row}>
        <Icon color={own.warning} name="failed" size={size.icon} />
        <View style={styles.words}>
          <Heading as="titleSmall" level={3}>
            {title}
          </Heading>
          <Words as="bodyMedium" color={colors.onSurfaceVariant} selectable>
            {why}
          </Words>
        </View>
        <IconButton
          icon="more"
          label={texts.library.more(title)}
          onPress={() => {
            onFiles(story.id);
          }}
          testID={`files-${story.id}`}
        />
      </View>
      {onTryAgain === null ? null : (
        <AppButton
          look="tonal"
          onPress={() => {
            onTryAgain(story.id);
          }}
          style={styles.again}
          testID={`try-again-${story.id}`}
        >
          {texts.app.tryAgain}
        </AppButton>
      )}
      {rescue}
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    borderRadius: radius.md,
    borderStartWidth: 3,
    gap: space.md,
    padding: space.lg,
    marginBottom: space.xl,
  },
  row: { flexDirection: 'row', gap: space.md },
  words: { flex: 1, gap: 2 },
  again: { alignSelf: 'flex-start' },
});
