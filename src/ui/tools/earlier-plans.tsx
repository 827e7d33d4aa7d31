import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { toolTexts } from '@/ui/texts/tool-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';
import { IconRow } from '@/ui/tools/icon-row';
import { labelOnPhones } from '@/ui/kit/label-on-phones';
import { hasFailed } from '@/ui/tools/view/plan-run';
import { PlanView } from '@/ui/tools/plan/plan-view';
import { toolStateLook } from '@/ui/tools/plan/tool-state-look';
import { failureOf, planReason, planVerdict } from '@/ui/tools/view/tool-words';
import { ToolsSection } from '@/ui/tools/tools-section';
import type { PastPlan } from '@/ui/tools/view/tools-view';

const shownAtOnce = 10;

/** The plans of this way through the story, the newest first; one at a time is open. */
export function EarlierPlans({ plans }: { readonly plans: readonly PastPlan[] }) {
  const { colors } = useAppTheme();
  const [most, setMost] = useState(shownAtOnce);
  const [open, setOpen] = useState<string | null>(null);
  const left = plans.length - most;
  return (
    <ToolsSection title={toolTexts.earlier}>
      {plans.length === 0 ? (
        <Words as="bodyMedium" color={colors.onSurfaceVariant}>
          {toolTexts.noEarlier}
        </Words>
      ) : null}
      {plans.slice(0, most).map((past, index) => {
        const { planId } = past.plan;
        const isOpen = planId === open;
        return (
          <EarlierPlan
            isOpen={isOpen}
            key={planId}
            onToggle={() => {
              setOpen(isOpen ? null : planId);
            }}
            past={past}
            testID={`past-plan-${index + 1}`}
          />
        );
      })}
      {left > 0 ? (
        <AppButton
          look="text"
          onPress={() => {
            setMost(most + shownAtOnce);
          }}
          style={styles.more}
          testID="more-plans"
        >
          {toolTexts.moreEarlier(Math.min(left, shownAtOnce))}
        </AppButton>
      ) : null}
    </ToolsSection>
  );
}

type EarlierPlanProps = {
  readonly past: PastPlan;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly testID: string;
};

function EarlierPlan({ past: { scene, plan }, isOpen, onToggle, testID }: EarlierPlanProps) {
  const theme = useAppTheme();
  const title = toolTexts.planOf(scene, plan.generation);
  const failed = plan.tools.filter(hasFailed).length;
  const notes = [
    planVerdict(plan),
    toolTexts.toolCount(plan.tools.length),
    ...(failed === 0 ? [] : [toolTexts.failedCount(failed)]),
  ];
  return (
    <View>
      <Pressable
        aria-expanded={isOpen}
        {...labelOnPhones([title, ...notes].join(', '))}
        onPress={onToggle}
        role="button"
        style={styles.target}
        testID={testID}
      >
        <IconRow
          look={toolStateLook(lookStates[plan.end], theme)}
          note={notes.join(' · ')}
          title={title}
        >
          <Icon
            color={theme.colors.onSurfaceVariant}
            name={isOpen ? 'collapse' : 'expand'}
            size={size.icon}
          />
        </IconRow>
      </Pressable>
      {isOpen ? <OpenPlan plan={plan} testID={`${testID}-tool`} /> : null}
    </View>
  );
}

const lookStates = {
  open: 'running',
  done: 'success',
  failed: 'failed',
  stopped: 'skipped',
} as const;

function OpenPlan({ plan, testID }: Pick<PastPlan, 'plan'> & { readonly testID: string }) {
  const reason = planReason(plan);
  const { failure } = toolTexts;
  return (
    <View style={styles.open}>
      {reason === null ? null : <Words as="bodyMedium">{reason}</Words>}
      {plan.tools.filter(hasFailed).map((tool) => (
        <Words as="bodyMedium" key={tool.toolId} selectable>
          {failure.of(tool.skill, tool.attempt, failureOf(tool) ?? failure.unknown)}
        </Words>
      ))}
      <PlanView now={null} plan={plan} testID={testID} />
    </View>
  );
}

const styles = StyleSheet.create({
  target: { minHeight: size.tapTarget + space.sm, justifyContent: 'center' },
  open: { paddingBottom: space.lg, gap: space.sm },
  more: { alignSelf: 'flex-start', marginStart: -space.md },
});
