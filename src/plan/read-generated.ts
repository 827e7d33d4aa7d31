import type { Plan } from '@/contracts/generated/plan-json';
import { isJsonObject } from '@/foundation/json';
import { fail, type Result } from '@/foundation/result';
import { checkPlan, type CheckedPlan, type PlanFault } from '@/plan/check-plan';
import type { GenerationRequest } from '@/plan/plan-generator';
import type { ToolRunner } from '@/plan/tool-runner';

export type ReadPlan = {
  /** Whether it has the form of a plan; if not, an empty one stands for it. */
  readonly isPlan: boolean;
  readonly plan: Plan;
  readonly checked: Result<CheckedPlan, readonly PlanFault[]>;
};

/**
 * What a planner made is checked like any text from outside. Which plan it is and what it may not use
 * is not the planner's to say (002 FR-010).
 */
export function readGenerated(
  made: Result<unknown, string>,
  request: GenerationRequest,
  runner: Pick<ToolRunner<unknown>, 'skillOf'>,
): ReadPlan {
  if (!made.ok) return noPlan(request, [fault('schema', made.error, [])]);
  const data = withOrigin(made.value, request);
  const checked = checkPlan(data);
  if (!checked.ok) {
    if (checked.error.some(({ code }) => code === 'schema')) return noPlan(request, checked.error);
    // Only the contract gives `schema`, so the data has the form of a plan.
    return { isPlan: true, plan: data as Plan, checked };
  }
  const { plan } = checked.value;
  const misuse = disabledTools(checked.value, runner);
  return { isPlan: true, plan, checked: misuse.length === 0 ? checked : fail(misuse) };
}

function withOrigin(data: unknown, request: GenerationRequest): unknown {
  if (!isJsonObject(data)) return data;
  const {
    planId: requestId,
    generation: generationAttempt,
    parentPlanId,
    disabledSkills,
  } = request;
  const metadata = isJsonObject(data['metadata']) ? data['metadata'] : {};
  return {
    ...data,
    requestId,
    disabledSkills,
    metadata: { ...metadata, generationAttempt, parentPlanId },
  };
}

function noPlan(request: GenerationRequest, faults: readonly PlanFault[]): ReadPlan {
  const empty = { narrative: null, tools: [], parallel: false };
  return { isPlan: false, plan: withOrigin(empty, request) as Plan, checked: fail(faults) };
}

/** A planner that chooses a skill again that has failed would fail again (002 FR-024). */
function disabledTools(
  { plan, tools }: CheckedPlan,
  runner: Pick<ToolRunner<unknown>, 'skillOf'>,
): readonly PlanFault[] {
  const disabled = new Set(plan.disabledSkills);
  return tools.flatMap(({ toolId, toolPath }) => {
    const name = runner.skillOf(toolPath)?.name;
    if (name === undefined || !disabled.has(name)) return [];
    return [fault('disabled-skill', `${toolId} uses ${name}, which is disabled`, [toolId])];
  });
}

function fault(code: PlanFault['code'], message: string, toolIds: readonly string[]): PlanFault {
  return { code, message, toolIds };
}
