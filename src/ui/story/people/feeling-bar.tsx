import { StyleSheet, View } from 'react-native';

import { useAppTheme } from '@/ui/theme/app-theme';

type FeelingBarProps = {
  /** −100 to 100. */
  readonly feeling: number;
  /** What the scene added or took: that part of the way is lit. */
  readonly change: number;
};

/** The middle is neutral; the words beside it say the same. */
export function FeelingBar({ feeling, change }: FeelingBarProps) {
  const { colors, own } = useAppTheme();
  const liking = feeling < 0 ? colors.onSurfaceVariant : colors.primary;
  return (
    <View aria-hidden style={[styles.track, { backgroundColor: own.surfaceContainerHighest }]}>
      <View style={[styles.middle, { backgroundColor: colors.outline }]} />
      <View style={[styles.fill, span(0, feeling), { backgroundColor: liking }]} />
      <View
        style={[styles.fill, span(feeling - change, feeling), { backgroundColor: colors.tertiary }]}
      />
      <View
        style={[styles.knob, { start: `${along(feeling)}%`, backgroundColor: colors.onSurface }]}
      />
    </View>
  );
}

/** How far along the bar, of 100. */
function along(feeling: number): number {
  return 50 + feeling / 2;
}

function span(one: number, other: number) {
  const start = along(Math.min(one, other));
  return { start: `${start}%`, width: `${along(Math.max(one, other)) - start}%` } as const;
}

const styles = StyleSheet.create({
  track: { height: 4, borderRadius: 2, marginTop: 8 },
  middle: { position: 'absolute', start: '50%', top: -3, width: 1, height: 10 },
  fill: { position: 'absolute', top: 0, height: 4, borderRadius: 2 },
  knob: { position: 'absolute', top: -3, width: 10, height: 10, marginStart: -5, borderRadius: 5 },
});
