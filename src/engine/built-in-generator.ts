import { maxPlanGenerations } from '@/foundation/limits';
import type { Turn } from '@/engine/gather';
import { planAct } from '@/engine/plan-act';
import { safeDefaultPlan } from '@/narrator/safe-default-plan';
import type { PlanGenerator } from '@/plan/plan-generator';
import type { SkillHealths } from '@/plan/skill-healths';

/**
 * The built-in planner, and as the last plan the one with which nothing can go wrong. Where another one
 * plans it stands behind that; the first scene, in which nobody does anything, is always its own.
 */
export function builtInGenerator(turn: Turn, healths: SkillHealths): PlanGenerator {
  const { taken, story } = turn;
  if (taken === null) return { generate: (request) => Promise.resolve(safeDefaultPlan(request)) };
  const builtIn: PlanGenerator = {
    generate: (request) =>
      Promise.resolve(
        request.generation === maxPlanGenerations
          ? safeDefaultPlan(request)
          : planAct(turn, taken, { ...request, healths }),
      ),
  };
  return story.planner?.(builtIn) ?? builtIn;
}
