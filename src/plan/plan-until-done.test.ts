import { runLimits } from '@/foundation/run-limits';
import type { Plan } from '@/contracts/generated/plan-json';
import { FakeClock } from '@/hosts/fake/fake-clock';
import type { GenerationRequest, PlanGenerator } from '@/plan/plan-generator';
import {
  isExhausted,
  planUntilDone,
  type Planning,
  type PlanningContext,
  type PlanningStep,
} from '@/plan/plan-until-done';
import { planOf, tool } from '@/plan/testing/execute-scripted';
import { fails, scriptedRunner, succeeds } from '@/plan/testing/scripted-runner';

const once = { retryPolicy: { maxRetries: 0 } };

type Made = Planning<string> & {
  readonly steps: readonly PlanningStep[];
  readonly requests: readonly GenerationRequest[];
  readonly clock: FakeClock;
};

/** Plays the plans in order, the last one again and again. */
async function plan(
  plans: readonly (Plan | (() => Promise<unknown>))[],
  runner = scriptedRunner({ torch: fails(), lamp: fails(), sun: succeeds() }),
  parts: Partial<PlanningContext<string>> = {},
): Promise<Made> {
  const clock = new FakeClock({ sleeping: 'advances' });
  const requests: GenerationRequest[] = [];
  const generator: PlanGenerator = {
    generate: (request) => {
      requests.push(request);
      const made = plans[request.generation - 1] ?? plans[plans.length - 1];
      return typeof made === 'function' ? made() : Promise.resolve(made);
    },
  };
  const planning = planUntilDone(
    {
      generator,
      runner,
      clock,
      limits: runLimits(2),
      deadline: 1_000_000,
      disabledSkills: [],
      planIdOf: (generation) => `plan-${generation}`,
      ...parts,
    },
    new AbortController().signal,
  );
  const steps: PlanningStep[] = [];
  for (;;) {
    const step = await planning.next();
    if (step.done === true) return { ...step.value, steps, requests, clock };
    steps.push(step.value);
  }
}

const torch = planOf([tool('torch', once)]);
const lamp = planOf([tool('lamp', once)]);
const sun = planOf([tool('sun')]);
const cyclic = planOf([
  tool('hen', { dependencies: ['egg'] }),
  tool('egg', { dependencies: ['hen'] }),
]);
const never = (): Promise<never> => new Promise(() => undefined);

it('[arch §2.3.1, §2.3.2; 001 §13.6; 002 FR-024; 002-dm §5; 003-dm §2.4] plans again without what failed, each plan naming its parent, until one succeeds', async () => {
  const { generations, requests } = await plan([torch, lamp, sun]);
  expect(generations.map(({ result }) => result.success)).toEqual([false, false, true]);
  expect(requests).toEqual([
    { planId: 'plan-1', generation: 1, parentPlanId: null, disabledSkills: [], faults: [] },
    {
      planId: 'plan-2',
      generation: 2,
      parentPlanId: 'plan-1',
      disabledSkills: ['torch'],
      faults: [],
    },
    {
      planId: 'plan-3',
      generation: 3,
      parentPlanId: 'plan-2',
      disabledSkills: ['torch', 'lamp'],
      faults: [],
    },
  ]);
});

it('[002 FR-010] which plan it is, is not for the planner to say', async () => {
  const liar = { ...torch, metadata: { generationAttempt: 5, parentPlanId: 'mine' } };
  const { steps } = await plan([liar, { ...sun, disabledSkills: [] }]);
  const plans = steps.flatMap((step) => (step.type === 'plan' ? [step.plan] : []));
  expect(plans.map(({ tools: _, ...rest }) => rest)).toEqual([
    {
      requestId: 'plan-1',
      disabledSkills: [],
      metadata: { generationAttempt: 1, parentPlanId: null },
    },
    {
      requestId: 'plan-2',
      disabledSkills: ['torch'],
      metadata: { generationAttempt: 2, parentPlanId: 'plan-1' },
    },
  ]);
});

it('[002 FR-023, FR-028; 001 §13.6; arch §2.3.2; 002-dm §5] five plans are the most, and then it is over', async () => {
  const runner = scriptedRunner({ any: fails() });
  const stubborn = { ...runner, skillOf: () => null };
  const made = await plan([planOf([tool('any', once)])], stubborn);
  expect(runner.calls).toHaveLength(5);
  expect([made.generations.length, isExhausted(made)]).toEqual([5, true]);
  expect(made.generations[4]?.result.canReplan).toBe(false);
});

it('[002 FR-012; arch §2.2.3] a plan that fails its check counts, and its errors go to the planner', async () => {
  const { generations, requests } = await plan([cyclic, sun]);
  expect(generations.map(({ faults, result }) => [faults, result.failureReason])).toEqual([
    [['Circular dependency detected in plan plan-1: hen, egg'], 'circular_dependency'],
    [[], null],
  ]);
  expect(requests[1]?.faults).toEqual(['Circular dependency detected in plan plan-1: hen, egg']);
});

it('[002 FR-024] a planner that insists on a skill that failed is refused', async () => {
  const { generations, requests } = await plan([torch, torch, sun]);
  expect(generations.map(({ faults }) => faults)).toEqual([
    [],
    ['torch uses torch, which is disabled'],
    [],
  ]);
  expect(requests[2]).toMatchObject({ disabledSkills: ['torch'], parentPlanId: 'plan-2' });
});

it('what is disabled from the start is never chosen', async () => {
  const { generations } = await plan([torch, sun], undefined, { disabledSkills: ['torch'] });
  expect(generations.map(({ faults }) => faults.length)).toEqual([1, 0]);
});

it.each<[string, () => Promise<unknown>, string]>([
  ['rejects', () => Promise.reject(new Error('no model')), 'the planner failed: Error: no model'],
  ['answers nonsense', () => Promise.resolve('a plan'), 'must be an object'],
  ['never answers', never, 'no plan within 5000 ms'],
])(
  '[002 FR-006; arch §2.5] a planner that %s has used up one of its attempts',
  async (_, made, why) => {
    const { generations, steps } = await plan([made, sun]);
    expect(generations.map(({ result }) => result.success)).toEqual([false, true]);
    expect(generations[0]?.faults.join()).toContain(why);
    expect(generations[0]?.plan).toMatchObject({ requestId: 'plan-1', tools: [] });
    expect(steps.filter(({ type }) => type === 'plan')).toHaveLength(1);
  },
);

it('[arch §2.3.1] there is one deadline for all: planners that hang do not take five times five seconds', async () => {
  const { generations, clock } = await plan([never], undefined, { deadline: 12_000 });
  expect([generations.length, clock.elapsed()]).toEqual([3, 12_000]);
});

it('a planner that is too late is told to stop', async () => {
  let isTold = false;
  const generator: PlanGenerator = {
    generate: (_, signal) => {
      signal.addEventListener('abort', () => {
        isTold = true;
      });
      return never();
    },
  };
  await plan([], undefined, { generator, deadline: 3_000 });
  expect(isTold).toBe(true);
});

it('[002 FR-022] a plan that failed for good leaves what its other tools achieved', async () => {
  const runner = scriptedRunner({ torch: fails(), sun: { ...succeeds(), effects: ['warmth'] } });
  const both = planOf([tool('torch', once), tool('sun')]);
  const { generations } = await plan([both], { ...runner, skillOf: () => null });
  const last = generations[generations.length - 1];
  expect([last?.result.success, last?.effects]).toEqual([false, ['warmth']]);
});
