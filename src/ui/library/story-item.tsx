import { Pressable, StyleSheet, View } from 'react-native';

import type { StoryCard } from '@/engine/library/library-cards';
import type { PlaythroughId } from '@/foundation/ids';
import { Icon } from '@/ui/kit/icon';
import { IconButton } from '@/ui/kit/icon-button';
import { Words } from '@/ui/kit/words';
import { storyProgress } from '@/ui/library/story-progress';
import { typographic } from '@/story/words/typographic';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

type StoryItemProps = {
  readonly story: StoryCard;
  readonly onOpen: (story: PlaythroughId) => void;
  readonly onFiles: (story: PlaythroughId) => void;
};

export function StoryItem({ story, onOpen, onFiles }: StoryItemProps) {
  const { colors } = useAppTheme();
  return (
    <View style={[styles.row, { borderColor: colors.outlineVariant }]}>
      <Pressable
        onPress={() => {
          onOpen(story.id);
        }}
        role="button"
        style={styles.story}
        testID={`open-${story.id}`}
      >
        <View style={styles.words}>
          <Words as="titleSmall">{story.title}</Words>
          <Words as="bodySmall" color={colors.onSurfaceVariant}>
            {storyProgress(story)}
          </Words>
          <Words as="bodySmall" color={colors.onSurfaceVariant} numberOfLines={2}>
            {typographic(story.summary ?? '')}
          </Words>
        </View>
        <Icon color={colors.onSurfaceVariant} name="open" size={size.icon} />
      </Pressable>
      <IconButton
        icon="more"
        label={texts.library.more(story.title)}
        onPress={() => {
          onFiles(story.id);
        }}
        testID={`files-${story.id}`}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    borderTopWidth: StyleSheet.hairlineWidth,
  },
  story: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: 64,
    paddingVertical: space.md,
  },
  words: { flex: 1 },
});
