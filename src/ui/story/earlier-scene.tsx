import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Heading } from '@/ui/kit/words';
import { Echo } from '@/ui/story/prose/echo';
import { Prose } from '@/ui/story/prose/prose';
import type { ProseStyle } from '@/ui/story/prose/prose-style';
import { RollRow } from '@/ui/story/choices/roll-row';
import { countSentences } from '@/ui/story/player/count-sentences';
import { placeTitle } from '@/ui/texts/setting-words';
import type { ScenePage } from '@/ui/story/player/story-view';
import { typographic } from '@/story/words/typographic';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type EarlierSceneProps = {
  readonly page: ScenePage;
  /** Of the chapter that begins with it; null inside of one. */
  readonly chapter: string | null;
  readonly prose: ProseStyle;
  readonly scale: number;
  /** The player asks about a sentence, counted from 0. */
  readonly onSentence: (scene: number, sentence: number) => void;
};

/** A scene that is over; drawn once and never again while the story goes on. */
export const EarlierScene = memo(function EarlierScene(props: EarlierSceneProps) {
  const { page, chapter, prose, scale, onSentence } = props;
  const { colors } = useAppTheme();
  const { number, place, echo, roll, paragraphs } = page;
  return (
    <View
      aria-label={texts.story.sceneIn(number, placeTitle(place))}
      role="article"
      style={[styles.scene, { borderBottomColor: colors.outlineVariant }]}
      testID={`scene-${number}`}
    >
      {chapter === null ? null : (
        <Heading
          as="titleLarge"
          color={colors.onSurfaceVariant}
          level={2}
          testID={`chapter-${number}`}
        >
          {typographic(chapter)}
        </Heading>
      )}
      <Heading as="overline" color={colors.onSurfaceVariant} level={2}>
        {`${texts.story.scene(number)} · ${placeTitle(place)}`}
      </Heading>
      {echo === null ? null : <Echo scale={scale} text={echo} />}
      {roll === null ? null : <RollRow roll={roll} scene={number} />}
      <Prose
        isTelling={false}
        onSentence={(sentence) => {
          onSentence(number, sentence);
        }}
        paragraphs={paragraphs}
        shown={countSentences(paragraphs)}
        style={prose}
      />
    </View>
  );
});

const styles = StyleSheet.create({
  scene: {
    gap: space.lg,
    paddingBottom: space.huge,
    marginBottom: space.huge,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
});
