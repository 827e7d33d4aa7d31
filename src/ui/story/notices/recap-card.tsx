import { StyleSheet, View } from 'react-native';

import type { Recap } from '@/engine/library/recap';
import { IconButton } from '@/ui/kit/icon-button';
import { Heading, Words } from '@/ui/kit/words';
import { typographic } from '@/story/words/typographic';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, space } from '@/ui/theme/layout';

export type RecapCardProps = { readonly recap: Recap; readonly onClose: () => void };

/** What happened before, for who comes back: above the scene, and put away with it. */
export function RecapCard({ recap, onClose }: RecapCardProps) {
  const { colors, own } = useAppTheme();
  return (
    <View
      aria-label={texts.recap.title}
      role="region"
      style={[styles.card, { backgroundColor: own.surfaceContainer }]}
      testID="recap"
    >
      <View style={styles.top}>
        <View style={styles.grow}>
          <Heading as="overline" color={colors.onSurfaceVariant} level={2}>
            {texts.recap.title}
          </Heading>
          <Words as="titleSmall">{typographic(recap.chapter)}</Words>
        </View>
        <IconButton icon="close" label={texts.recap.close} onPress={onClose} testID="recap-close" />
      </View>
      {recap.sentences.map(({ text, scene }) => (
        <Words as="choice" key={`${scene}-${text}`} selectable style={styles.sentence}>
          {typographic(text)}
          <Words as="bodySmall" color={colors.onSurfaceVariant}>
            {/* In one piece: a number alone on a line says nothing. */}
            {` ${texts.story.scene(scene).replaceAll(' ', '\u00a0')}`}
          </Words>
        </Words>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    borderRadius: radius.md,
    paddingStart: space.lg,
    paddingEnd: space.lg,
    paddingBottom: space.lg,
    marginBottom: space.xxl,
  },
  // The button keeps its size for fingers, and its cross stands where the words end.
  top: { flexDirection: 'row', alignItems: 'center', paddingTop: space.sm, marginEnd: -space.md },
  grow: { flex: 1 },
  sentence: { marginTop: space.xs },
});
