import { Pressable, StyleSheet } from 'react-native';

import { Prose } from '@/ui/story/prose';
import type { ProseStyle } from '@/ui/story/prose-style';
import type { ScenePage, StoryView } from '@/ui/story/story-view';
import { useReveal } from '@/ui/story/use-reveal';
import { size, space } from '@/ui/theme/layout';

type ToldProseProps = {
  readonly view: StoryView;
  readonly page: ScenePage;
  readonly prose: ProseStyle;
  readonly isStill: boolean;
  readonly onShowAll: () => void;
};

/** The newest scene's words, sentence by sentence; a tap shows all that have come. */
export function ToldProse({ view, page, prose, isStill, onShowAll }: ToldProseProps) {
  const isTelling = view.phase === 'telling';
  const shown = useReveal({
    page,
    isTelling,
    isWhole: view.isWhole,
    isStill,
    onAllShown: onShowAll,
  });
  return (
    <Pressable
      aria-hidden={false}
      disabled={!isTelling}
      focusable={false}
      onPress={onShowAll}
      style={styles.prose}
      tabIndex={-1}
    >
      <Prose isTelling={isTelling} paragraphs={page.paragraphs} shown={shown} style={prose} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  prose: { marginBottom: space.xxl, minHeight: size.tapTarget },
});
