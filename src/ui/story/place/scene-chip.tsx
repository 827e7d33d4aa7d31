import { StyleSheet, View } from 'react-native';

import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

export function SceneChip({ label }: { readonly label: string }) {
  const { colors } = useAppTheme();
  return (
    <View style={styles.chip}>
      <Icon color={colors.onSurfaceVariant} name="tree" size={size.iconSmall} />
      <Words as="labelMedium" color={colors.onSurfaceVariant} numberOfLines={1} testID="scene">
        {label}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  chip: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexShrink: 1 },
});
