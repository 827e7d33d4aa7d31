import type { Plan, PlannedTool } from '@/contracts/generated/plan-json';
import { runLimits, type RunLimits } from '@/foundation/run-limits';
import { FakeClock } from '@/hosts/fake/fake-clock';
import { checkPlan } from '@/plan/check-plan';
import { executePlan, type Execution } from '@/plan/execute-plan';
import type { ToolProgress } from '@/plan/tool-progress';
import type { ScriptedRunner } from '@/plan/testing/scripted-runner';

export function tool(toolId: string, rest: Partial<PlannedTool> = {}): PlannedTool {
  return { toolId, toolPath: `${toolId}/run`, ...rest };
}

export function planOf(tools: readonly PlannedTool[], rest: Partial<Plan> = {}): Plan {
  return { requestId: 'plan-1', tools, ...rest };
}

export type ScriptedExecution = Execution<string> & {
  readonly progress: readonly ToolProgress[];
  readonly clock: FakeClock;
};

/** Checks a plan and runs it to its end on a clock that does not make the test wait. */
export async function executeScripted(
  plan: Plan,
  runner: ScriptedRunner,
  options: {
    readonly clock?: FakeClock;
    readonly limits?: Partial<RunLimits>;
    readonly signal?: AbortSignal;
  } = {},
): Promise<ScriptedExecution> {
  const checked = checkPlan(plan);
  if (!checked.ok) throw new Error(checked.error.map(({ message }) => message).join('; '));
  const clock = options.clock ?? new FakeClock({ sleeping: 'advances' });
  const execution = executePlan(
    checked.value,
    { runner, clock, limits: { ...runLimits(4), ...options.limits } },
    options.signal ?? new AbortController().signal,
  );
  const progress: ToolProgress[] = [];
  for (;;) {
    const step = await execution.next();
    if (step.done === true) return { ...step.value, progress, clock };
    progress.push(step.value);
  }
}
