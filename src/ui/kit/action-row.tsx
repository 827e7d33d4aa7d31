import { useId } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/ui/kit/icon';
import type { IconName } from '@/ui/kit/icon-shapes';
import { labelOnPhones } from '@/ui/kit/label-on-phones';
import { Words } from '@/ui/kit/words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type ActionRowProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly help: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
  readonly testID: string;
};

/** One thing that can be done, and what it does. */
export function ActionRow({ icon, label, help, isDisabled, onPress, testID }: ActionRowProps) {
  const { colors } = useAppTheme();
  const helpId = useId();
  return (
    <Pressable
      {...{ 'aria-describedby': helpId }}
      {...labelOnPhones(label)}
      accessibilityHint={help}
      aria-disabled={isDisabled}
      disabled={isDisabled}
      onPress={onPress}
      role="button"
      style={({ pressed }) => [
        styles.row,
        pressed && { backgroundColor: colors.surfaceVariant },
        isDisabled && styles.faint,
      ]}
      testID={testID}
    >
      <Icon color={colors.primary} name={icon} size={size.icon} />
      <View style={styles.words}>
        <Words as="titleSmall">{label}</Words>
        <Words
          aria-hidden
          as="bodyMedium"
          color={colors.onSurfaceVariant}
          id={helpId}
          nativeID={helpId}
        >
          {help}
        </Words>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    gap: space.lg,
    minHeight: size.choiceMinHeight,
    paddingVertical: space.md,
    paddingHorizontal: space.md,
    marginHorizontal: -space.md,
    borderRadius: radius.md,
  },
  words: { flex: 1, gap: 2 },
  faint: { opacity: 0.38 },
});
