import { useEffect, useRef } from 'react';
import { Pressable, StyleSheet, type StyleProp, type View, type ViewStyle } from 'react-native';

import { Icon } from '@/ui/kit/icon';
import type { IconName } from '@/ui/kit/icon-shapes';
import { Words } from '@/ui/kit/words';
import { useAppTheme, type AppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

export type ButtonLook = 'filled' | 'tonal' | 'outlined' | 'text';

type AppButtonProps = {
  readonly look: ButtonLook;
  readonly children: string;
  readonly onPress: () => void;
  readonly icon?: IconName;
  readonly testID?: string;
  readonly isExpanded?: boolean;
  /** Takes the focus when it appears: what the player left by Esc stood here. */
  readonly hasFocus?: boolean;
  readonly style?: StyleProp<ViewStyle>;
};

/** One button for the whole app: 48 high as layout, since the web ignores hit slop. */
export function AppButton(props: AppButtonProps) {
  const { look, children, onPress, icon, testID, isExpanded, hasFocus = false, style } = props;
  const ref = useRef<View>(null);
  useEffect(() => {
    if (hasFocus) ref.current?.focus();
  }, [hasFocus]);
  const theme = useAppTheme();
  const { background, border, ink } = lookOf(look, theme);
  return (
    <Pressable
      onPress={onPress}
      ref={ref}
      role="button"
      {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
      style={({ pressed }) => [
        styles.button,
        look === 'text' && styles.quiet,
        { backgroundColor: background, borderColor: border },
        pressed && styles.pressed,
        style,
      ]}
      testID={testID}
    >
      {icon === undefined ? null : <Icon color={ink} name={icon} size={18} />}
      <Words as="labelLarge" color={ink}>
        {children}
      </Words>
    </Pressable>
  );
}

function lookOf(look: ButtonLook, { colors }: AppTheme) {
  const none = 'transparent';
  switch (look) {
    case 'filled':
      return { background: colors.primary, border: none, ink: colors.onPrimary };
    case 'tonal':
      return {
        background: colors.secondaryContainer,
        border: none,
        ink: colors.onSecondaryContainer,
      };
    case 'outlined':
      return { background: none, border: colors.outline, ink: colors.primary };
    case 'text':
      return { background: none, border: none, ink: colors.primary };
  }
}

const styles = StyleSheet.create({
  button: {
    minHeight: size.tapTarget,
    paddingHorizontal: space.xxl,
    paddingVertical: space.md,
    borderRadius: radius.xl,
    borderWidth: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.sm,
  },
  quiet: { paddingHorizontal: space.md },
  pressed: { opacity: 0.8 },
});
