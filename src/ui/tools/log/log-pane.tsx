import { useState } from 'react';
import { ScrollView, StyleSheet } from 'react-native';

import { Words } from '@/ui/kit/words';
import { AppButton } from '@/ui/kit/app-button';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';
import type { Bounded } from '@/ui/tools/view/bounded';
import { LogHead } from '@/ui/tools/log/log-head';
import type { LogLine } from '@/ui/tools/view/log-line';
import { LogRow } from '@/ui/tools/log/log-row';
import { logWindow, type LogFilter } from '@/ui/tools/log/log-window';
import { useFollowEnd } from '@/ui/tools/log/use-follow-end';

type LogPaneProps = { readonly log: Bounded<LogLine>; readonly isNarrow: boolean };

/** A box that scrolls must be reached by keys, too. */
const tabStop: object = { tabIndex: 0 };

/** What the skills said in the newest turn, the newest last. */
export function LogPane({ log, isNarrow }: LogPaneProps) {
  const { colors } = useAppTheme();
  const [filter, setFilter] = useState<LogFilter>('everything');
  const [pinned, setPinned] = useState<number | null>(null);
  const { list, isFollowing, onScroll, onContentSizeChange } = useFollowEnd(
    log.dropped + log.items.length,
  );
  const { lines, earlier, earlierFrom } = logWindow(log, {
    filter,
    from: isFollowing ? null : pinned,
  });
  // While the player reads, no line goes away above what they read.
  const first = lines[0]?.id ?? 0;
  if (isFollowing ? pinned !== null : pinned === null) setPinned(isFollowing ? null : first);
  return (
    <>
      <LogHead filter={filter} log={log} onFilter={setFilter} />
      <ScrollView
        {...tabStop}
        aria-label={texts.toolLog.title}
        aria-live="off"
        contentContainerStyle={styles.lines}
        onContentSizeChange={onContentSizeChange}
        onScroll={onScroll}
        ref={list}
        role="log"
        scrollEventThrottle={100}
        testID="tools-log"
      >
        {log.dropped > 0 ? (
          <Words as="log" color={colors.onSurfaceVariant}>
            {texts.toolLog.dropped(log.dropped)}
          </Words>
        ) : null}
        {earlier > 0 ? (
          <AppButton
            look="text"
            onPress={() => {
              setPinned(earlierFrom);
            }}
            style={styles.earlier}
            testID="earlier-lines"
          >
            {texts.toolLog.earlier(earlier)}
          </AppButton>
        ) : null}
        {lines.length === 0 ? (
          <Words as="log" color={colors.onSurfaceVariant}>
            {filter === 'problems' ? texts.toolLog.emptyFiltered : texts.toolLog.empty}
          </Words>
        ) : null}
        {lines.map(({ id, line }) => (
          <LogRow isNarrow={isNarrow} key={id} line={line} />
        ))}
      </ScrollView>
    </>
  );
}

const styles = StyleSheet.create({
  lines: { paddingBottom: space.md },
  earlier: { alignSelf: 'flex-start', marginStart: -space.md },
});
