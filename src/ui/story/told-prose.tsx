import { useCallback, useEffect, useState } from 'react';
import { Pressable, StyleSheet } from 'react-native';

import { Prose } from '@/ui/story/prose/prose';
import type { ProseStyle } from '@/ui/story/prose/prose-style';
import type { ScenePage, StoryView } from '@/ui/story/player/story-view';
import { useReveal } from '@/ui/story/player/use-reveal';
import { size, space } from '@/ui/theme/layout';

type ToldProseProps = {
  readonly view: StoryView;
  readonly page: ScenePage;
  readonly prose: ProseStyle;
  readonly isStill: boolean;
  readonly onShowAll: () => void;
  /** The player asks about a sentence, counted from 0. */
  readonly onSentence: (scene: number, sentence: number) => void;
};

/** The newest scene's words, sentence by sentence; a tap shows all that have come. */
export function ToldProse(props: ToldProseProps) {
  const { view, page, prose, isStill, onShowAll, onSentence } = props;
  const isTelling = view.phase === 'telling';
  const shown = useReveal({
    page,
    isTelling,
    isWhole: view.isWhole,
    isStill,
    onAllShown: onShowAll,
  });
  const isQuiet = useQuiet(isTelling);
  const { number } = page;
  const ask = useCallback(
    (sentence: number) => {
      onSentence(number, sentence);
    },
    [onSentence, number],
  );
  return (
    <Pressable
      aria-hidden={false}
      disabled={!isTelling}
      focusable={false}
      onPress={onShowAll}
      style={styles.prose}
      tabIndex={-1}
    >
      <Prose
        isTelling={isTelling}
        onSentence={isQuiet ? ask : null}
        paragraphs={page.paragraphs}
        shown={shown}
        style={prose}
      />
    </Pressable>
  );
}

/** Whoever taps to see all words may tap once too often: that is no question yet. */
const lastTapsMs = 800;

function useQuiet(isTelling: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (isTelling) return;
    const timer = setTimeout(() => {
      setIsQuiet(true);
    }, lastTapsMs);
    return () => {
      clearTimeout(timer);
      setIsQuiet(false);
    };
  }, [isTelling]);
  return isQuiet && !isTelling;
}

const styles = StyleSheet.create({
  prose: { marginBottom: space.xxl, minHeight: size.tapTarget },
});
