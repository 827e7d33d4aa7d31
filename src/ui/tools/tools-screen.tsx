import { useMemo } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { toolTexts } from '@/ui/texts/tool-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';
import { useWindow } from '@/ui/theme/use-window';
import { DeveloperConsole } from '@/ui/tools/developer-console';
import { EarlierPlans } from '@/ui/tools/earlier-plans';
import { FailureCard } from '@/ui/tools/failure-card';
import { LogPane } from '@/ui/tools/log/log-pane';
import { SkillList } from '@/ui/tools/skill-list';
import type { ToolActions } from '@/ui/tools/tool-actions';
import { ToolsHead } from '@/ui/tools/tools-head';
import {
  earlierPlans,
  failedTools,
  isUntouched,
  type SkippedSkills,
  type ToolsView,
} from '@/ui/tools/view/tools-view';
import { useNow } from '@/ui/tools/use-now';
import { WhatHappened } from '@/ui/tools/what-happened';

type ToolsScreenProps = {
  readonly view: ToolsView;
  readonly skipped: SkippedSkills;
  readonly actions: ToolActions;
  /** The clock by which the view is measured. */
  readonly elapsed: () => number;
};

/** How the newest turn was made: everything about the machinery, and nothing of it in the story. */
export function ToolsScreen({ view, skipped, actions, elapsed }: ToolsScreenProps) {
  const { colors, own } = useAppTheme();
  const { kind, margin, height } = useWindow();
  const insets = useSafeAreaInsets();
  const now = useNow(view.turn !== null && view.turn.endedAt === null, elapsed);
  const isExpanded = kind === 'expanded';
  const logHeight = Math.min(Math.max(height * 0.3, 160), 360);
  const surface = isExpanded ? colors.surface : own.surfaceContainerLow;
  return (
    <View
      style={[styles.screen, isExpanded && styles.sideBySide, { backgroundColor: colors.surface }]}
      testID="tools"
    >
      <View role="main" style={[styles.main, { paddingTop: insets.top }]}>
        <View style={{ paddingHorizontal: margin }}>
          <ToolsHead
            now={now}
            onSettings={actions.openSettings}
            onStop={actions.stop}
            turn={view.turn}
          />
        </View>
        <Machinery actions={actions} now={now} skipped={skipped} view={view} />
      </View>
      <View
        aria-label={texts.toolLog.title}
        role="complementary"
        style={[
          { backgroundColor: surface, borderColor: colors.outlineVariant },
          isExpanded
            ? [styles.pane, { paddingTop: insets.top }]
            : [styles.drawer, { height: logHeight, paddingHorizontal: margin }],
        ]}
      >
        <LogPane isNarrow={kind === 'compact'} log={view.log} />
      </View>
    </View>
  );
}

type MachineryProps = Pick<ToolsScreenProps, 'view' | 'skipped' | 'actions'> & {
  readonly now: number | null;
};

/** What failed stands at the foot where there is room for it, else right below the plan. */
function Machinery({ view, skipped, actions, now }: MachineryProps) {
  const { colors } = useAppTheme();
  const { kind, margin } = useWindow();
  const { turn } = view;
  const earlier = useMemo(() => earlierPlans(view), [view]);
  const failed = failedTools(view);
  const card =
    turn === null || failed.length === 0 ? null : (
      <FailureCard
        failed={failed}
        isSaved={turn.phase === 'saved'}
        key={turn.plans[0]?.planId}
        onRetry={turn.endedAt === null ? null : actions.retry}
      />
    );
  const isAtFoot = kind === 'expanded';
  return (
    <>
      <ScrollView contentContainerStyle={[styles.content, { paddingHorizontal: margin }]}>
        {turn === null || isUntouched(view) ? (
          <>
            <Words as="bodyLarge" color={colors.onSurfaceVariant}>
              {toolTexts.empty}
            </Words>
            {skipped.length === 0 ? null : <SkillList healths={view.healths} skipped={skipped} />}
          </>
        ) : (
          <>
            <WhatHappened now={now} turn={turn} />
            {isAtFoot ? null : card}
            <SkillList healths={view.healths} skipped={skipped} />
            <EarlierPlans plans={earlier} />
            <DeveloperConsole view={view} />
          </>
        )}
      </ScrollView>
      {isAtFoot && card !== null ? (
        <ScrollView style={styles.foot} contentContainerStyle={{ paddingHorizontal: margin }}>
          {card}
        </ScrollView>
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  sideBySide: { flexDirection: 'row' },
  main: { flex: 1 },
  content: { paddingTop: space.xs, paddingBottom: space.xxl },
  foot: { flexGrow: 0, maxHeight: '60%', marginTop: space.md },
  pane: { width: size.logPane, borderStartWidth: 1, paddingHorizontal: space.xxl },
  drawer: { borderTopLeftRadius: radius.xl, borderTopRightRadius: radius.xl },
});
