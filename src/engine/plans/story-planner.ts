import { maxPlanGenerations } from '@/foundation/limits';
import { planAct } from '@/engine/plans/plan-act';
import { plannerLadder, type PlannerLadder } from '@/engine/plans/planner-ladder';
import { situationOf } from '@/engine/plans/situation-of';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import type { PlanGenerator } from '@/plan/plan-generator';
import type { SkillHealths } from '@/plan/skill-healths';
import { safeDefaultPlan } from '@/planner/safe-default-plan';

/**
 * The planner ladder of a story: the host's rungs, below them the built-in planner, and as the last plan the
 * one with which nothing can go wrong. The first scene, in which nobody does anything, is always planned so.
 */
export function storyPlanner(turn: TakingTurn, healths: SkillHealths): PlannerLadder {
  const { taken, story } = turn;
  const builtIn: PlanGenerator = {
    generate: (request) =>
      Promise.resolve(
        taken === null || request.generation === maxPlanGenerations
          ? safeDefaultPlan(request)
          : planAct(turn, taken, { ...request, healths }),
      ),
  };
  if (taken === null) return { ...builtIn, rungOf: () => 'built-in' };
  return plannerLadder({
    rungs: story.planners,
    builtIn,
    situationOf: (request) => situationOf({ ...turn, taken }, { ...request, healths }),
    clock: story.clock,
  });
}
