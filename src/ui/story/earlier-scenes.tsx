import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { EarlierScene } from '@/ui/story/earlier-scene';
import type { ProseStyle } from '@/ui/story/prose/prose-style';
import type { ScenePage } from '@/ui/story/player/story-view';
import type { ChapterTitles } from '@/ui/story/use-chapters';
import { texts } from '@/ui/texts/texts';
import { space } from '@/ui/theme/layout';

type EarlierScenesProps = {
  readonly pages: readonly ScenePage[];
  readonly chapters: ChapterTitles;
  readonly prose: ProseStyle;
  readonly scale: number;
  readonly topInset: number;
  readonly column: { readonly margin: number; readonly maxWidth: number };
  readonly onSentence: (scene: number, sentence: number) => void;
};

/** A long story would fill the window's memory: more of it comes when asked for. */
const atATime = 12;

export function EarlierScenes(props: EarlierScenesProps) {
  const { pages, chapters, prose, scale, topInset, column, onSentence } = props;
  const [asked, setAsked] = useState(atATime);
  const earlier = pages.slice(0, -1);
  const unseen = Math.max(0, earlier.length - asked);
  if (earlier.length === 0) return null;
  return (
    <View
      style={[styles.outer, { paddingTop: topInset + space.lg, paddingHorizontal: column.margin }]}
    >
      <View style={[styles.inner, { maxWidth: column.maxWidth }]}>
        {unseen === 0 ? null : (
          <AppButton
            look="text"
            onPress={() => {
              setAsked(asked + atATime);
            }}
            style={styles.more}
            testID="earlier"
          >
            {texts.story.earlier(Math.min(unseen, atATime))}
          </AppButton>
        )}
        {earlier.slice(unseen).map((page) => (
          <EarlierScene
            chapter={page.number === 1 ? null : (chapters.get(page.number) ?? null)}
            key={page.number}
            onSentence={onSentence}
            page={page}
            prose={prose}
            scale={scale}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  outer: { alignItems: 'center' },
  inner: { width: '100%' },
  more: { alignSelf: 'flex-start', marginStart: -space.md, marginBottom: space.lg },
});
