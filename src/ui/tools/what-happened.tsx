import { Words } from '@/ui/kit/words';
import { toolTexts } from '@/ui/texts/tool-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { useWindow } from '@/ui/theme/use-window';
import { PlanView } from '@/ui/tools/plan/plan-view';
import { planReason } from '@/ui/tools/view/tool-words';
import { ToolsSection } from '@/ui/tools/tools-section';
import { newestPlan, type TurnRun } from '@/ui/tools/view/tools-view';

type WhatHappenedProps = { readonly turn: TurnRun; readonly now: number | null };

/** The plans of the turn, as they run: what came to pass, with several plans the last, and how it is told. */
export function WhatHappened({ turn, now }: WhatHappenedProps) {
  const { colors } = useAppTheme();
  const { kind } = useWindow();
  const plan = newestPlan({ turn });
  const { telling } = turn;
  const reason = plan === null ? null : planReason(plan);
  return (
    <>
      <ToolsSection
        isApart={kind === 'compact'}
        side={<TurnStatus turn={turn} />}
        title={toolTexts.whatHappened}
      >
        {plan === null ? null : <PlanView key={plan.planId} now={now} plan={plan} testID="tool" />}
        {plan?.tools.length === 0 && turn.phase !== 'running' ? (
          <Words as="bodyMedium" color={colors.onSurfaceVariant}>
            {toolTexts.nothingToRun}
          </Words>
        ) : null}
        {reason === null ? null : <Words as="bodyMedium">{reason}</Words>}
      </ToolsSection>
      {telling === null ? null : (
        <ToolsSection isApart={kind === 'compact'} title={toolTexts.howItIsTold}>
          <PlanView key={telling.planId} now={now} plan={telling} testID="tool" />
        </ToolsSection>
      )}
    </>
  );
}

/** Said aloud when it changes; the lines of the log are not. */
function TurnStatus({ turn }: { readonly turn: TurnRun }) {
  const { colors, own } = useAppTheme();
  const color = {
    running: colors.primary,
    saved: own.success,
    stopped: colors.onSurfaceVariant,
  }[turn.phase];
  return (
    <Words aria-live="polite" as="bodySmall" color={color} role="status" testID="turn-status">
      {toolTexts.phases[turn.phase]}
    </Words>
  );
}
