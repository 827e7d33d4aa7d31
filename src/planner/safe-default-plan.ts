import type { Plan } from '@/contracts/generated/plan-json';

export type SafePlanRequest = {
  readonly planId: string;
  readonly generation: number;
  readonly parentPlanId: string | null;
  readonly disabledSkills: readonly string[];
};

/** Nothing can go wrong with it: the last rung of the planner. */
export function safeDefaultPlan(request: SafePlanRequest): Plan {
  return {
    requestId: request.planId,
    narrative: null,
    tools: [],
    parallel: false,
    disabledSkills: request.disabledSkills,
    metadata: { generationAttempt: request.generation, parentPlanId: request.parentPlanId },
  };
}
