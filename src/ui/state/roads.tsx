import { useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import type { SceneId } from '@/foundation/ids';
import { Words } from '@/ui/kit/words';
import { offsetOf, rowWindow } from '@/ui/state/row-window';
import { StoryTreeRow } from '@/ui/state/story-tree-row';
import { treeRole } from '@/ui/state/tree-item';
import type { TreeRow } from '@/ui/state/tree-rows';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';
import { useWindow } from '@/ui/theme/use-window';

type RoadsProps = {
  readonly rows: readonly TreeRow[];
  readonly selected: SceneId | null;
  readonly onSelect: (scene: SceneId) => void;
};

const plainRowHeight = 58;
/** Of the sentence above the roads. */
const introHeight = 52;

/** Every road of the story; of a long one only what can be seen is drawn. */
export function Roads({ rows, selected, onSelect }: RoadsProps) {
  const { colors } = useAppTheme();
  const { margin, kind } = useWindow();
  const { fontScale, height } = useWindowDimensions();
  const rowHeight = Math.round(plainRowHeight * Math.max(1, fontScale));
  const list = useRef<ScrollView>(null);
  const isPlaced = useRef(false);
  const [scrolled, setScrolled] = useState(() => ({
    offset: offsetOf(shownFirst(rows, selected), rowHeight, height / 2),
    height,
  }));
  const { from, to } = rowWindow(rows.length, rowHeight, scrolled);
  return (
    <ScrollView
      contentContainerStyle={[styles.content, { paddingHorizontal: margin - space.md }]}
      onContentSizeChange={() => {
        if (isPlaced.current) return;
        isPlaced.current = true;
        list.current?.scrollTo({ y: scrolled.offset, animated: false });
      }}
      onScroll={({ nativeEvent: { contentOffset, layoutMeasurement } }) => {
        // Less than a row draws nothing anew.
        const offset = Math.floor((contentOffset.y - introHeight) / rowHeight) * rowHeight;
        const { height: seen } = layoutMeasurement;
        setScrolled((last) =>
          last.offset === offset && last.height === seen ? last : { offset, height: seen },
        );
      }}
      ref={list}
      scrollEventThrottle={32}
    >
      <Words as="bodySmall" color={colors.onSurfaceVariant} style={styles.intro}>
        {texts.tree.intro.join(kind === 'compact' ? '\n' : ' ')}
      </Words>
      <View aria-label={texts.tree.roads} {...treeRole}>
        <View style={{ height: from * rowHeight }} />
        {rows.slice(from, to).map((row) => (
          <StoryTreeRow
            height={rowHeight}
            isSelected={row.scene.id === selected}
            key={row.scene.id}
            onSelect={onSelect}
            row={row}
          />
        ))}
        <View style={{ height: (rows.length - to) * rowHeight }} />
      </View>
    </ScrollView>
  );
}

/** The scene that was asked for, or where the player stands. */
function shownFirst(rows: readonly TreeRow[], selected: SceneId | null): number {
  const asked = rows.findIndex(({ scene }) => scene.id === selected);
  const here = rows.findIndex(({ scene }) => scene.isHead);
  return Math.max(0, asked === -1 ? here : asked);
}

const styles = StyleSheet.create({
  content: { paddingBottom: space.xxl },
  intro: { minHeight: introHeight, paddingHorizontal: space.md },
});
