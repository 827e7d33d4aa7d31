import { planGenerationMs } from '@/foundation/limits';
import type { SkippingClock } from '@/engine/testing/skipping-clock';
import type { PlanGenerator } from '@/plan/plan-generator';

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
  keyof typeof rubbish | 'rejects' | 'throws at once' | 'hangs past its time' | 'answers too late';

export const plannerFaults: readonly PlannerFault[] = [
  ...(Object.keys(rubbish) as (keyof typeof rubbish)[]),
  'rejects',
  'throws at once',
  'hangs past its time',
  'answers too late',
];

/** A planner that does not always do its work; `faultFor` is asked before each plan. */
export function faultyPlanner(
  builtIn: PlanGenerator,
  clock: SkippingClock,
  faultFor: (generation: number) => PlannerFault | null,
): PlanGenerator {
  return {
    generate: (request, signal) => {
      const fault = faultFor(request.generation);
      if (fault === null) return builtIn.generate(request, signal);
      if (fault === 'rejects') return Promise.reject(new Error('the model is gone'));
      if (fault === 'throws at once') throw new Error('no model');
      if (fault === 'hangs past its time') return late(clock, () => new Promise(() => undefined));
      if (fault === 'answers too late') return late(clock, () => builtIn.generate(request, signal));
      return Promise.resolve(rubbish[fault]);
    },
  };
}

async function late(clock: SkippingClock, answer: () => Promise<unknown>): Promise<unknown> {
  await clock.sleep(1, new AbortController().signal);
  clock.skip(planGenerationMs);
  await clock.sleep(0, new AbortController().signal);
  return answer();
}
