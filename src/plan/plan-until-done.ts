import type { ExecutionResult } from '@/contracts/generated/execution-result';
import type { Plan } from '@/contracts/generated/plan-json';
import { maxPlanGenerations } from '@/foundation/limits';
import { executePlan } from '@/plan/execute-plan';
import type { ExecutionContext } from '@/plan/execution-context';
import { generateInTime } from '@/plan/generate-in-time';
import type { GenerationRequest, PlanGenerator } from '@/plan/plan-generator';
import { readGenerated } from '@/plan/read-generated';
import { rejectedPlan } from '@/plan/rejected-plan';
import type { ToolProgress } from '@/plan/tool-progress';

export type PlanningContext<Effect> = ExecutionContext<Effect> & {
  readonly generator: PlanGenerator;
  /** Elapsed time by which the whole turn must be over. */
  readonly deadline: number;
  /** Not to be chosen from the start. */
  readonly disabledSkills: readonly string[];
  readonly planIdOf: (generation: number) => string;
};

/** One plan and what came of it. */
export type Generation<Effect> = {
  /** Without tools when what was generated is no plan. */
  readonly plan: Plan;
  readonly result: ExecutionResult;
  /** Why it never ran; empty when it did. */
  readonly faults: readonly string[];
  readonly effects: readonly Effect[];
};

export type Planning<Effect> = {
  readonly generations: readonly Generation<Effect>[];
  /** How long the generator took, all in all. */
  readonly planningMs: number;
};

export type PlanningStep = { readonly type: 'plan'; readonly plan: Plan } | ToolProgress;

/**
 * Plans and runs until a plan succeeds, at most five times (arch §2.3.2), each time without the skills
 * that failed. A plan that fails its check, or that nobody made in time, counts as one of them.
 */
export async function* planUntilDone<Effect>(
  context: PlanningContext<Effect>,
  signal: AbortSignal,
): AsyncGenerator<PlanningStep, Planning<Effect>> {
  const { clock, deadline, limits } = context;
  const generations: Generation<Effect>[] = [];
  let planningMs = 0;
  let request = firstRequest(context);
  for (;;) {
    const started = clock.elapsed();
    const made = await generateInTime(request, context, signal);
    const read = readGenerated(made, request, context.runner);
    planningMs += clock.elapsed() - started;
    if (read.isPlan) yield { type: 'plan', plan: read.plan };
    const generation = read.checked.ok
      ? {
          plan: read.plan,
          faults: [],
          ...(yield* executePlan(
            read.checked.value,
            {
              ...context,
              limits: { ...limits, planMs: Math.min(limits.planMs, deadline - clock.elapsed()) },
            },
            signal,
          )),
        }
      : {
          plan: read.plan,
          faults: read.checked.error.map(({ message }) => message),
          result: rejectedPlan(read.plan, read.checked.error),
          effects: [],
        };
    generations.push(generation);
    const isLast = !generation.result.canReplan || signal.aborted || clock.elapsed() >= deadline;
    if (isLast) return { generations, planningMs };
    request = nextRequest(context, request, generation);
  }
}

/** Whether the last of the five plans failed, too (002 FR-028). */
export function isExhausted({ generations }: Planning<unknown>): boolean {
  const last = generations[generations.length - 1];
  return generations.length === maxPlanGenerations && last?.result.success === false;
}

function firstRequest({
  planIdOf,
  disabledSkills,
}: Pick<PlanningContext<unknown>, 'planIdOf' | 'disabledSkills'>): GenerationRequest {
  return { planId: planIdOf(1), generation: 1, parentPlanId: null, disabledSkills, faults: [] };
}

function nextRequest(
  { planIdOf }: Pick<PlanningContext<unknown>, 'planIdOf'>,
  before: GenerationRequest,
  { plan, result, faults }: Generation<unknown>,
): GenerationRequest {
  const generation = before.generation + 1;
  return {
    planId: planIdOf(generation),
    generation,
    parentPlanId: plan.requestId,
    disabledSkills: result.disabledSkills,
    faults,
  };
}
