import type { Situation } from '@/contracts/generated/situation';
import { maxPlanGenerations, plannerRungsMs } from '@/foundation/limits';
import { within } from '@/foundation/within';
import type { GenerationRequest, PlanGenerator } from '@/plan/plan-generator';
import type { Clock } from '@/ports/clock';
import type { PlannerRung } from '@/ports/planner';
import type { Rung } from '@/story/log/rung';

/** In one turn a rung is asked so often at most: once, and once more with what was wrong with its plan. */
const mostTries = 2;

export type PlannerLadder = PlanGenerator & {
  /** Who made a plan. */
  readonly rungOf: (planId: string) => Rung;
};

type LadderParts = {
  /** Those above the built-in planner, the first one first. */
  readonly rungs: readonly PlannerRung[];
  readonly builtIn: PlanGenerator;
  /** Only asked for when there is a rung that wants to know. */
  readonly situationOf: (request: GenerationRequest) => Promise<Situation>;
  readonly clock: Clock;
};

/**
 * Asks one rung after the other for a plan. One that fails or takes too long is left for this turn, and the
 * next plans; the last of the five plans is always the built-in planner's own.
 */
export function plannerLadder({ rungs, builtIn, situationOf, clock }: LadderParts): PlannerLadder {
  const tries = new Map<string, number>();
  const madeBy = new Map<string, Rung>();
  const generate: PlanGenerator['generate'] = async (request, signal) => {
    const until = clock.elapsed() + plannerRungsMs;
    const isLast = request.generation === maxPlanGenerations;
    for (const { name, planner } of isLast ? [] : rungs) {
      const tried = tries.get(name) ?? 0;
      if (tried >= mostTries) continue;
      tries.set(name, tried + 1);
      const asked = await within(
        until - clock.elapsed(),
        clock,
        async (stop) => planner.plan(await situationOf(request), stop),
        signal,
      );
      if (asked.ok && asked.value.ok) {
        madeBy.set(request.planId, name);
        return asked.value.value;
      }
      tries.set(name, mostTries);
    }
    return builtIn.generate(request, signal);
  };
  return { generate, rungOf: (planId) => madeBy.get(planId) ?? 'built-in' };
}
