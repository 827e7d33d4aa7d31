import { StyleSheet, View } from 'react-native';

import type { StoryCard } from '@/engine/library/library-cards';
import type { PlaythroughId } from '@/foundation/ids';
import { AppButton } from '@/ui/kit/app-button';
import { IconButton } from '@/ui/kit/icon-button';
import { Heading, Words } from '@/ui/kit/words';
import { CoverArt } from '@/ui/library/cover-art';
import type { PlayableCard } from '@/ui/library/playable-cards';
import { storyProgress } from '@/ui/library/story-progress';
import { typographic } from '@/story/words/typographic';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, space } from '@/ui/theme/layout';

type ContinueCardProps = {
  readonly story: StoryCard;
  readonly cover: PlayableCard | undefined;
  readonly width: number;
  readonly onOpen: (story: PlaythroughId) => void;
  readonly onFiles: (story: PlaythroughId) => void;
};

const artHeight = 148;

/** The story the player was in last. */
export function ContinueCard({ story, cover, width, onOpen, onFiles }: ContinueCardProps) {
  const { colors, own } = useAppTheme();
  return (
    <View style={[styles.card, { backgroundColor: own.surfaceContainerLow }]}>
      {cover === undefined ? null : (
        <View style={styles.art}>
          <CoverArt card={cover} height={artHeight} light="dusk" width={width} />
        </View>
      )}
      <View style={styles.body}>
        <Words as="overline" color={colors.onSurfaceVariant}>
          {storyProgress(story)}
        </Words>
        <Heading as="headlineSmall" level={2}>
          {story.title}
        </Heading>
        {story.summary === null ? null : (
          <Words as="bodyMedium" color={colors.onSurfaceVariant}>
            {typographic(story.summary)}
          </Words>
        )}
        <View style={styles.buttons}>
          <AppButton
            look="filled"
            onPress={() => {
              onOpen(story.id);
            }}
            style={styles.grow}
            testID="continue-story"
          >
            {story.hasEnded ? texts.library.readAgain : texts.library.continue}
          </AppButton>
          <IconButton
            icon="more"
            label={texts.library.more(story.title)}
            onPress={() => {
              onFiles(story.id);
            }}
            testID={`files-${story.id}`}
          />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.xl, overflow: 'hidden' },
  art: { height: artHeight },
  body: { padding: space.xl, gap: space.xs },
  buttons: { flexDirection: 'row', alignItems: 'center', gap: space.sm, marginTop: space.md },
  grow: { flex: 1 },
});
