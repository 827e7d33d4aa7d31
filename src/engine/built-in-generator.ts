import { maxPlanGenerations } from '@/foundation/limits';
import type { Turn } from '@/engine/gather';
import { plannedAction } from '@/engine/planned-action';
import { planBuiltIn, safeDefaultPlan } from '@/narrator/built-in-planner';
import type { PlanGenerator } from '@/plan/plan-generator';

/** The built-in planner, and as the last plan the one with which nothing can go wrong. */
export function builtInGenerator(turn: Turn): PlanGenerator {
  const { taken, story } = turn;
  const skills = new Set<string>(story.skills.map(({ name }) => name));
  return {
    generate: (request) =>
      Promise.resolve(
        taken === null || request.generation === maxPlanGenerations
          ? safeDefaultPlan(request)
          : planBuiltIn({ ...request, skills, action: plannedAction(turn, taken) }),
      ),
  };
}
