import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { BottomBar } from '@/ui/shell/bottom-bar';
import type { NavigationProps } from '@/ui/shell/navigation-props';
import { Rail } from '@/ui/shell/rail';
import { useAppTheme } from '@/ui/theme/app-theme';
import { useWindow } from '@/ui/theme/use-window';

type ShellLayoutProps = {
  /** Null for a screen that has the window to itself. */
  readonly navigation: NavigationProps | null;
  /** Before everything else, for those who go through by keys. */
  readonly first: ReactNode;
  /** Over everything else. */
  readonly over: ReactNode;
  readonly children: ReactNode;
};

/** The way around stands at the side of a wide window, and below the screen of a phone. */
export function ShellLayout({ navigation, first, over, children }: ShellLayoutProps) {
  const { colors } = useAppTheme();
  const isWide = useWindow().kind !== 'compact';
  return (
    <View
      style={[styles.shell, { backgroundColor: colors.surface }, isWide && styles.wide]}
      testID="shell"
    >
      {first}
      {isWide && navigation !== null ? <Rail {...navigation} /> : null}
      <View style={styles.screen}>{children}</View>
      {isWide || navigation === null ? null : <BottomBar {...navigation} />}
      {over}
    </View>
  );
}

const styles = StyleSheet.create({
  shell: { flex: 1 },
  wide: { flexDirection: 'row' },
  screen: { flex: 1 },
});
