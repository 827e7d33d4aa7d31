import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { useAppTheme, type AppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';
import type { LogLine } from '@/ui/tools/view/log-line';
import { isProblem } from '@/ui/tools/log/log-window';
import { logTime } from '@/ui/tools/view/tool-words';

type LogRowProps = { readonly line: LogLine; readonly isNarrow: boolean };

/** When, who and what; on a phone what stands below who. */
export const LogRow = memo(function LogRow({ line, isNarrow }: LogRowProps) {
  const theme = useAppTheme();
  const color = colorOf(line, theme);
  return (
    <View style={styles.row}>
      <Words as="log" color={theme.colors.onSurfaceVariant} style={styles.time}>
        {logTime(line.at)}
      </Words>
      <View style={isNarrow ? styles.narrow : styles.wide}>
        <View style={[styles.who, !isNarrow && styles.column]}>
          <Words as="log" color={color} style={styles.shrink}>
            {line.from}
          </Words>
          {isProblem(line) ? <Icon color={color} name="failed" size={14} /> : null}
        </View>
        <Words as="log" selectable style={isNarrow ? null : styles.grow}>
          {line.text}
        </Words>
      </View>
    </View>
  );
});

function colorOf({ level }: LogLine, { colors, own }: AppTheme): string {
  switch (level) {
    case 'error':
      return colors.error;
    case 'warn':
      return own.warning;
    case 'info':
      return colors.primary;
    case 'debug':
      return colors.onSurfaceVariant;
  }
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 10, paddingVertical: space.xs },
  time: { minWidth: 44 },
  narrow: { flex: 1 },
  wide: { flex: 1, flexDirection: 'row', gap: 10 },
  who: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  column: { width: 104, alignItems: 'flex-start' },
  shrink: { flexShrink: 1 },
  grow: { flex: 1 },
});
