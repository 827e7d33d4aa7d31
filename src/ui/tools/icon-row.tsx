import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '@/ui/kit/icon';
import type { IconName } from '@/ui/kit/icon-shapes';
import { Words } from '@/ui/kit/words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type IconRowProps = {
  readonly look: { readonly icon: IconName; readonly color: string };
  readonly title: string;
  readonly note: string;
  /** At the other end of the row. */
  readonly children?: ReactNode;
};

/** How something stands, what it is, and a word about it. */
export function IconRow({ look, title, note, children }: IconRowProps) {
  const { colors } = useAppTheme();
  return (
    <View style={styles.row}>
      <Icon color={look.color} name={look.icon} size={18} />
      <View style={styles.words}>
        <Words as="titleSmall">{title}</Words>
        <Words as="bodySmall" color={colors.onSurfaceVariant}>
          {note}
        </Words>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingVertical: space.xs,
  },
  words: { flex: 1 },
});
