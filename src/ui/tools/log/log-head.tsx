import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/ui/kit/icon-button';
import { Heading, Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';
import type { Bounded } from '@/ui/tools/view/bounded';
import { copyText } from '@/ui/tools/log/copy-text';
import type { LogLine } from '@/ui/tools/view/log-line';
import type { LogFilter } from '@/ui/tools/log/log-window';
import { logTime } from '@/ui/tools/view/tool-words';

type LogHeadProps = {
  readonly log: Bounded<LogLine>;
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
};

/** What can be done with the log. */
export function LogHead({ log, filter, onFilter }: LogHeadProps) {
  const { colors } = useAppTheme();
  const [remark, setRemark] = useState('');
  const { toolLog: words } = texts;
  const isFiltered = filter === 'problems';
  return (
    <View style={styles.head}>
      <View style={styles.grow}>
        <Heading as="titleMedium" level={2}>
          {words.title}
        </Heading>
        {isFiltered ? (
          <Words as="bodySmall" color={colors.onSurfaceVariant}>
            {words.filtered}
          </Words>
        ) : null}
        <Words aria-live="polite" as="bodySmall" color={colors.onSurfaceVariant} role="status">
          {remark}
        </Words>
      </View>
      <IconButton
        icon="filter"
        label={isFiltered ? words.everything : words.onlyProblems}
        onPress={() => {
          onFilter(isFiltered ? 'everything' : 'problems');
        }}
        testID="filter-log"
      />
      <IconButton
        icon="copy"
        label={words.copy}
        onPress={() => {
          void copyText(plainText(log.items)).then((isCopied) => {
            setRemark(isCopied ? words.copied : words.notCopied);
          });
        }}
        testID="copy-log"
      />
    </View>
  );
}

function plainText(lines: readonly LogLine[]): string {
  return lines.map(({ at, from, text }) => `${logTime(at)} ${from}: ${text}`).join('\n');
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', minHeight: 64, marginEnd: -space.md },
  grow: { flex: 1 },
});
