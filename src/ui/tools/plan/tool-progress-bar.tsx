import { StyleSheet, View } from 'react-native';

import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

/** How far a script says it is; its tool's name says it in words. */
export function ToolProgressBar({ progress }: { readonly progress: number }) {
  const { colors, own } = useAppTheme();
  return (
    <View style={[styles.track, { backgroundColor: own.surfaceContainerHighest }]}>
      <View
        style={[styles.fill, { backgroundColor: colors.primary, width: `${progress * 100}%` }]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  track: { height: 3, borderRadius: 2, marginTop: space.sm, overflow: 'hidden' },
  fill: { height: 3 },
});
