import type { Plan } from '@/contracts/generated/plan-json';
import { faultyPlanner, type PlannerFault } from '@/engine/testing/faulty-planner';
import { scriptsInThisProcess } from '@/engine/testing/scripts-in-this-process';
import { SkippingClock } from '@/engine/testing/skipping-clock';
import { beginSession, collect, never, prose, testHost } from '@/engine/testing/test-engine';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { systemClock } from '@/hosts/node/system-clock';

const typed = 'roll 2d6 to leap over the wall';

/** A turn in which whoever plans first fails in this way; null: nobody but the built-in planner plans. */
async function turnWith(fault: PlannerFault | null): Promise<readonly TurnEvent[]> {
  const clock = new SkippingClock(systemClock);
  const scripts = scriptsInThisProcess();
  const planner = { name: 'model:faulty' as const, planner: faultyPlanner(clock, () => fault) };
  const host = testHost({
    compute: { scripts },
    device: { clock },
    planners: fault === null ? [] : [planner],
  });
  const session = await beginSession(host);
  return collect(session.take({ text: typed }, never));
}

function lastPlanOf(events: readonly TurnEvent[]): Plan | undefined {
  // The telling has a plan of its own, which the narrator makes.
  const outcome = events.slice(
    0,
    events.findIndex(({ type }) => type === 'setting'),
  );
  return outcome.flatMap((event) => (event.type === 'plan' ? [event.plan] : [])).pop();
}

const toolsOf = (plan: Plan | undefined): readonly string[] =>
  (plan?.tools ?? []).map(({ toolPath }) => toolPath);

let undisturbed: readonly TurnEvent[];
beforeAll(async () => {
  undisturbed = await turnWith(null);
});

it.each([
  ['throws at once', 1],
  ['rejects', 1],
  ['hangs past its time', 1],
  ['returns nothing', 3],
  ['returns words', 3],
  ['returns half a plan', 3],
  ['plans in a circle', 3],
] as const)(
  '[002 FR-005; 002 US-1] a planner that %s is left: plan %i is made by patterns, and the same story is told',
  async (fault, generation) => {
    const events = await turnWith(fault);
    const plan = lastPlanOf(events);
    expect(toolsOf(plan)).toEqual(toolsOf(lastPlanOf(undisturbed)));
    expect(toolsOf(plan)).toContain('skills/dice-roller/scripts/roll-dice.js');
    expect(plan?.metadata?.generationAttempt).toBe(generation);
    expect(prose(events)).toBe(prose(undisturbed));
  },
);
