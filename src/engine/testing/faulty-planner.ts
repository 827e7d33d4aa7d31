import { plannerRungsMs } from '@/foundation/limits';
import type { SkippingClock } from '@/engine/testing/skipping-clock';
import { fail, succeed } from '@/foundation/result';
import type { PlanDraft, Planner } from '@/ports/planner';

const recall = 'skills/memory/recall-memory.js';

function plan(...tools: readonly object[]): object {
  return { requestId: 'x', narrative: null, tools, parallel: false, disabledSkills: [] };
}

function tool(toolId: string, dependencies: readonly string[] = [], toolPath = recall): object {
  const input = { query: 'the smoke' };
  return { toolId, toolPath, input, dependencies, required: true, async: false };
}

/** What a planner hands over that is no plan one could carry out. */
const rubbish = {
  'returns nothing': undefined,
  'returns words': 'First I would roll the dice, then …',
  'returns a list': [1, 2, 3],
  'returns half a plan': { requestId: 'x', tools: [{ toolId: 7 }, null] },
  'plans in a circle': plan(tool('a', ['b']), tool('b', ['a'])),
  'plans what leads to itself': plan(tool('a', ['a'])),
  'plans the same tool twice': plan(tool('a'), tool('a')),
  'plans after what is not there': plan(tool('a', ['ghost'])),
  'plans an unknown tool': plan(tool('a', [], 'skills/ghost/haunt.js')),
  'plans a way out of the skill': plan(tool('a', [], 'skills/memory/../../../etc/passwd')),
  'plans with nonsense as input': plan({ ...tool('a'), input: { query: 7, limit: 'all' } }),
  'plans nothing': plan(),
  'plans five hundred tools': plan(
    ...Array.from({ length: 500 }, (_, at) => tool(`t${String(at)}`, [], 'skills/ghost/x.js')),
  ),
} as const;

export type PlannerFault =
  | keyof typeof rubbish
  | 'rejects'
  | 'throws at once'
  | 'hangs past its time'
  | 'answers too late';

export const plannerFaults: readonly PlannerFault[] = [
  ...(Object.keys(rubbish) as (keyof typeof rubbish)[]),
  'rejects',
  'throws at once',
  'hangs past its time',
  'answers too late',
];

/** A rung that does not always do its work; `faultFor` is asked before each plan, and null leaves it to the next. */
export function faultyPlanner(
  clock: SkippingClock,
  faultFor: (generation: number) => PlannerFault | null,
): Planner {
  const leaveIt = fail({ message: 'somebody else may plan this' });
  return {
    plan: ({ attempt }) => {
      const fault = faultFor(attempt.generation);
      if (fault === null) return Promise.resolve(leaveIt);
      if (fault === 'rejects') return Promise.reject(new Error('the model is gone'));
      if (fault === 'throws at once') throw new Error('no model');
      if (fault === 'hangs past its time') return late(clock, () => new Promise(() => undefined));
      if (fault === 'answers too late') return late(clock, () => Promise.resolve(leaveIt));
      // Whoever plans may hand over anything, whatever its type says.
      return Promise.resolve(succeed(rubbish[fault] as unknown as PlanDraft));
    },
  };
}

type Answer = ReturnType<Planner['plan']>;

async function late(clock: SkippingClock, answer: () => Answer): Answer {
  await clock.sleep(1, new AbortController().signal);
  clock.skip(plannerRungsMs);
  await clock.sleep(0, new AbortController().signal);
  return answer();
}
