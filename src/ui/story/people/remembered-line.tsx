import { StyleSheet, View } from 'react-native';

import type { RememberedHere } from '@/story/log/remembered-here';
import { typographic } from '@/story/words/typographic';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

/** Something that is remembered, and when it was. */
export function RememberedLine({ memory }: { readonly memory: RememberedHere }) {
  const { colors } = useAppTheme();
  return (
    <View style={styles.memory}>
      <Icon color={colors.tertiary} name="memory" size={size.iconSmall} />
      <Words as="bodyMedium" style={styles.grow}>
        {typographic(memory.text)}
        <Words as="bodyMedium" color={colors.onSurfaceVariant}>
          {/* In one piece: a number alone on a line says nothing. */}
          {` ${texts.story.scene(memory.scene).replaceAll(' ', '\u00a0')}`}
        </Words>
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1 },
  memory: { flexDirection: 'row', gap: 14, marginBottom: space.md },
});
