import type { ExecutionResult, ToolResult } from '@/contracts/generated/execution-result';
import type { Plan } from '@/contracts/generated/plan-json';
import { planId } from '@/foundation/ids';
import { maxPlanGenerations } from '@/foundation/limits';
import { describeFault, type NarratoriaFault } from '@/foundation/narratoria-fault';
import type { Turn } from '@/engine/gather';
import type { StagedEffect } from '@/engine/memory-services';
import { plannedAction } from '@/engine/planned-action';
import { scriptToolRunner } from '@/engine/script-tool-runner';
import type { TurnEvent } from '@/engine/turn-event';
import { planBuiltIn, safeDefaultPlan } from '@/narrator/built-in-planner';
import { checkPlan, type PlanFault } from '@/plan/check-plan';
import { executePlan, type Execution } from '@/plan/execute-plan';
import { rejectedPlan } from '@/plan/rejected-plan';
import type { Notice, PlanTrace } from '@/story/scene';

/** What came of the plans of one turn. */
export type PlansRun = {
  readonly traces: readonly PlanTrace[];
  readonly results: readonly ToolResult[];
  readonly effects: readonly StagedEffect[];
  readonly notices: readonly Notice[];
  readonly ms: { readonly plan: number; readonly run: number };
};

/**
 * Plans and runs until a plan succeeds, at most five times (arch §2.3.2), each time without the skills
 * that failed. When none succeeds, what the last one achieved counts (002 FR-022).
 */
export async function* planAndRun(
  turn: Turn,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent, PlansRun> {
  const { clock } = turn.story;
  const traces: PlanTrace[] = [];
  const ms = { plan: 0, run: 0 };
  let failed: ExecutionResult | null = null;
  let last: Execution<StagedEffect> | null = null;
  for (let generation = 1; generation <= maxPlanGenerations; generation += 1) {
    const planning = clock.elapsed();
    const plan = planFor(turn, generation, failed);
    const checked = checkPlan(plan);
    ms.plan += clock.elapsed() - planning;
    yield { type: 'plan', plan };
    if (!checked.ok) {
      failed = rejectedPlan(plan, checked.error);
      traces.push(rejectedTrace(plan, failed, checked.error));
      continue;
    }
    const timeoutMs = turn.deadline - clock.elapsed();
    const progress = executePlan(
      checked.value,
      { runner: scriptToolRunner(turn), clock, timeoutMs },
      signal,
    );
    let step = await progress.next();
    for (; step.done !== true; step = await progress.next()) yield { type: 'tool', ...step.value };
    last = step.value;
    failed = last.result.success ? null : last.result;
    ms.run += last.result.executionTimeMs;
    traces.push(traceOf(plan, last.result));
    if (last.result.success || !last.result.canReplan || clock.elapsed() >= turn.deadline) break;
  }
  return {
    traces,
    results: (last?.result.toolResults ?? []).filter(({ ok }) => ok),
    effects: last?.effects ?? [],
    notices: [...noticesOf(last?.result ?? null, traces), ...exhaustionNotice(last?.fault ?? null)],
    ms,
  };
}

function planFor(turn: Turn, generation: number, failed: ExecutionResult | null): Plan {
  const request = {
    planId: planId(turn.id, generation),
    generation,
    parentPlanId: failed?.planId ?? null,
    disabledSkills: failed?.disabledSkills ?? [],
  };
  if (turn.taken === null || generation === maxPlanGenerations) return safeDefaultPlan(request);
  const skills = new Set<string>(turn.story.skills.map(({ name }) => name));
  return planBuiltIn({ ...request, skills, action: plannedAction(turn, turn.taken) });
}

function traceOf(plan: Plan, result: ExecutionResult): PlanTrace {
  return {
    plan,
    success: result.success,
    failureReason: result.failureReason,
    tools: result.toolResults.map(({ toolId, state, retryCount, error }) => ({
      toolId,
      state,
      retryCount,
      error: error?.message ?? null,
    })),
  };
}

/** A plan that never ran has no tool that failed: what was wrong with it stands in its reason. */
function rejectedTrace(
  plan: Plan,
  result: ExecutionResult,
  faults: readonly PlanFault[],
): PlanTrace {
  const messages = faults.map(({ message }) => message).join('; ');
  return { ...traceOf(plan, result), failureReason: `${result.failureReason ?? ''}: ${messages}` };
}

/** In the words of arch §8.3.4, when no plan is left to try. */
function exhaustionNotice(fault: NarratoriaFault | null): readonly Notice[] {
  if (fault?.kind !== 'replan-attempts-exceeded') return [];
  const message = `The narrator couldn't complete your request after ${fault.attempts} attempts.`;
  return [{ kind: 'replan-exceeded', message, details: [describeFault(fault)] }];
}

/** A failed skill is told beside the story, never inside it, in the words of arch §8.3.4. */
function noticesOf(
  result: ExecutionResult | null,
  traces: readonly PlanTrace[],
): readonly Notice[] {
  return (result?.disabledSkills ?? []).map((skill) => ({
    kind: 'skill-failed',
    message: `The ${skill} skill failed. The story continues without it...`,
    details: traces.flatMap(({ plan, tools }) =>
      tools.flatMap(({ toolId, error }) => {
        const path = plan.tools.find((tool) => tool.toolId === toolId)?.toolPath ?? '';
        return error !== null && path.includes(`${skill}/`) ? [`${path}: ${error}`] : [];
      }),
    ),
  }));
}
