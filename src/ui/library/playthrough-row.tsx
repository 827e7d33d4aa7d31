import { Pressable, StyleSheet, View } from 'react-native';

import type { StoryCard } from '@/engine/library-cards';
import type { PlaythroughId } from '@/foundation/ids';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { storyProgress } from '@/ui/library/story-progress';
import { typographic } from '@/ui/story/typographic';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

type PlaythroughRowProps = {
  readonly story: StoryCard;
  readonly onOpen: (story: PlaythroughId) => void;
};

export function PlaythroughRow({ story, onOpen }: PlaythroughRowProps) {
  const { colors } = useAppTheme();
  return (
    <Pressable
      disabled={story.fault !== null}
      onPress={() => {
        onOpen(story.id);
      }}
      role="button"
      style={[styles.row, { borderColor: colors.outlineVariant }]}
      testID={`open-${story.id}`}
    >
      <View style={styles.words}>
        <Words as="titleSmall">{story.title}</Words>
        <Words as="bodySmall" color={colors.onSurfaceVariant}>
          {storyProgress(story)}
        </Words>
        {story.fault === null ? (
          <Words as="bodySmall" color={colors.onSurfaceVariant} numberOfLines={2}>
            {typographic(story.summary ?? '')}
          </Words>
        ) : (
          <Words as="bodySmall" color={colors.onSurfaceVariant}>
            {story.fault}
          </Words>
        )}
      </View>
      <Icon color={colors.onSurfaceVariant} name="open" size={size.icon} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: 64,
    paddingVertical: space.md,
    borderTopWidth: StyleSheet.hairlineWidth,
  },
  words: { flex: 1 },
});
