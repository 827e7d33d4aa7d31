import { planId } from '@/foundation/ids';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import type { PlansRun } from '@/engine/plans/plan-and-run';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { safeDefaultPlan } from '@/planner/safe-default-plan';
import type { SkillHealths } from '@/plan/skill-healths';

const notLoaded = {
  kind: 'skills-not-loaded',
  message: 'The skills could not be loaded: this scene went on without them, and without dice.',
};

/** The plan of a scene in which nobody does anything, or nothing can be run: it has no tools. */
export function* nothingRun(
  turn: TakingTurn,
  healths: SkillHealths,
): Generator<TurnEvent, PlansRun> {
  const plan = safeDefaultPlan({
    planId: planId(turn.id, 1),
    generation: 1,
    parentPlanId: null,
    disabledSkills: [],
  });
  yield { type: 'plan', plan };
  return {
    traces: [{ plan, at: turn.at, success: true, failureReason: null, tools: [] }],
    results: [],
    effects: [],
    notices: turn.taken === null ? [] : [notLoaded],
    isExhausted: false,
    ms: { plan: 0, run: 0 },
    healths,
    kept: new Map(),
    shown: { choices: { offered: [], faults: [] }, uiEvents: [] },
  };
}
