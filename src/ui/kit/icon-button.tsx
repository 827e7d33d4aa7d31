import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/ui/kit/icon';
import type { IconName } from '@/ui/kit/icon-shapes';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size } from '@/ui/theme/layout';

type IconButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID?: string;
  readonly isDisabled?: boolean;
};

export function IconButton({ icon, label, onPress, testID, isDisabled = false }: IconButtonProps) {
  const { colors } = useAppTheme();
  return (
    <Pressable
      aria-label={label}
      disabled={isDisabled}
      onPress={onPress}
      role="button"
      style={({ pressed }) => [
        styles.target,
        pressed && { backgroundColor: colors.surfaceVariant },
        isDisabled && styles.faint,
      ]}
      testID={testID}
    >
      <View>
        <Icon color={colors.onSurfaceVariant} name={icon} size={size.icon} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: {
    width: size.tapTarget,
    height: size.tapTarget,
    borderRadius: size.tapTarget / 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  faint: { opacity: 0.38 },
});
