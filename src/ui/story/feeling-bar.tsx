import { StyleSheet, View } from 'react-native';

import { useAppTheme } from '@/ui/theme/app-theme';

/** The middle is neutral; the words beside it say the same. */
export function FeelingBar({ feeling }: { readonly feeling: number }) {
  const { colors, own } = useAppTheme();
  const half = Math.min(Math.abs(feeling), 100) / 2;
  const isLiking = feeling >= 0;
  return (
    <View aria-hidden style={[styles.track, { backgroundColor: own.surfaceContainerHighest }]}>
      <View style={[styles.middle, { backgroundColor: colors.outline }]} />
      <View
        style={[
          styles.fill,
          {
            start: `${isLiking ? 50 : 50 - half}%`,
            width: `${half}%`,
            backgroundColor: isLiking ? colors.primary : colors.onSurfaceVariant,
          },
        ]}
      />
      <View
        style={[
          styles.knob,
          { start: `${isLiking ? 50 + half : 50 - half}%`, backgroundColor: colors.onSurface },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  track: { height: 4, borderRadius: 2, marginTop: 8 },
  middle: { position: 'absolute', start: '50%', top: -3, width: 1, height: 10 },
  fill: { position: 'absolute', top: 0, height: 4, borderRadius: 2 },
  knob: { position: 'absolute', top: -3, width: 10, height: 10, marginStart: -5, borderRadius: 5 },
});
