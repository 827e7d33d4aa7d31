import type { Intent } from '@/contracts/generated/choice';
import { validatePlan } from '@/contracts/generated/validate-plan-json';
import { planBuiltIn, safeDefaultPlan, type PlanRequest } from '@/narrator/built-in-planner';
import { bandsOfTotal, defaultRules, underBands } from '@/story/rules';

function request(intent: Intent, rest: Partial<PlanRequest> = {}): PlanRequest {
  return {
    planId: 'plan-2',
    generation: 2,
    parentPlanId: 'plan-1',
    disabledSkills: [],
    skills: new Set(['dice-roller', 'memory']),
    action: {
      text: 'Cross the weir.',
      intent,
      rules: defaultRules,
      statValue: 2,
      person: null,
      memory: { summary: 'You crossed.' },
      memoryByBand: { failure: { summary: 'You fell.' } },
    },
    ...rest,
  };
}

const cross: Intent = { kind: 'cross', stat: 'nerve', difficulty: 'high' };

function toolsOf(planned: PlanRequest): readonly string[] {
  return planBuiltIn(planned).tools.map(({ toolId }) => toolId);
}

it('[002 FR-002] an act with a risk becomes a roll, a recall and a memory that waits for the roll', () => {
  const plan = planBuiltIn(request(cross));
  const retryPolicy = { maxRetries: 1, backoffMs: 100 };
  expect(validatePlan(plan)).toBe(true);
  expect(plan.tools).toEqual([
    {
      toolId: 'roll',
      toolPath: 'skills/dice-roller/scripts/roll-dice.js',
      input: {
        formula: '2d6+nerve+risk',
        modifiers: { nerve: 2, risk: -1 },
        reasons: { nerve: 'your nerve', risk: 'a hard thing to try' },
        bands: bandsOfTotal(defaultRules, 0),
      },
      dependencies: [],
      required: true,
      async: false,
      retryPolicy,
    },
    {
      toolId: 'recall',
      toolPath: 'skills/memory/scripts/recall-memory.js',
      input: { query: 'Cross the weir.', limit: 3 },
      dependencies: [],
      required: false,
      async: false,
      retryPolicy,
    },
    {
      toolId: 'store',
      toolPath: 'skills/memory/scripts/store-memory.js',
      input: { summary: 'You crossed.', byBand: { failure: { summary: 'You fell.' } } },
      dependencies: ['roll'],
      required: false,
      async: false,
      retryPolicy,
    },
  ]);
});

it('[002 FR-003] an act without a risk is only remembered', () => {
  const plan = planBuiltIn(request({ kind: 'wait' }));
  expect(plan.tools.map(({ toolId, dependencies }) => [toolId, dependencies])).toEqual([
    ['recall', []],
    ['store', []],
  ]);
});

it.each<[Intent, object]>([
  [
    { kind: 'x', stat: 'nerve' },
    { formula: '2d6+nerve', modifiers: { nerve: 2 } },
  ],
  [
    { kind: 'x', difficulty: 'even' },
    { formula: '2d6', modifiers: {} },
  ],
  [
    { kind: 'x', difficulty: 'low' },
    { formula: '2d6+risk', modifiers: { risk: 1 }, reasons: { risk: 'an easy thing to try' } },
  ],
])('[arch §7.4] %j is rolled with what helps and hurts', (intent, input) => {
  expect(planBuiltIn(request(intent)).tools[0]?.input).toMatchObject(input);
});

function rollFor(changes: Partial<NonNullable<PlanRequest['action']>>) {
  const asked = request(cross);
  if (asked.action === null) throw new Error('no action');
  const [roll] = planBuiltIn({ ...asked, action: { ...asked.action, ...changes } }).tools;
  return roll?.input;
}

it.each([
  [31, 1, 'Oda thinks well of you'],
  [-31, -1, 'Oda holds something against you'],
])('[arch §7.4] a person who feels %d counts %d, and says why', (feeling, value, reason) => {
  expect(rollFor({ person: { name: 'Oda', feeling } })).toMatchObject({
    formula: '2d6+nerve+risk+sentiment',
    modifiers: { nerve: 2, risk: -1, sentiment: value },
    reasons: { sentiment: reason },
  });
});

it('[arch §7.4] a person who does not care counts for nothing', () => {
  expect(rollFor({ person: { name: 'Oda', feeling: 30 } })).toMatchObject({
    formula: '2d6+nerve+risk',
  });
});

it('[arch §7.4] in a story that rolls under, what helps raises what the roll must stay under', () => {
  const rules = { ...defaultRules, roll: '1d20', mode: 'under', bands: underBands } as const;
  const roll = rollFor({ rules, statValue: 12, person: { name: 'Oda', feeling: 60 } });
  // 12, a high risk takes one, Oda adds one.
  expect(roll).toMatchObject({ formula: '1d20', modifiers: {}, bands: bandsOfTotal(rules, 12) });
});

it.each([
  ['dice-roller', ['recall', 'store']],
  ['memory', ['roll']],
])('[002 FR-008] the disabled skill %s is not chosen', (skill, tools) => {
  const plan = planBuiltIn(request(cross, { disabledSkills: [skill] }));
  expect(plan.tools.map(({ toolId }) => toolId)).toEqual(tools);
  expect(plan.disabledSkills).toEqual([skill]);
});

it('[002 FR-008] without the dice nothing waits for them', () => {
  const plan = planBuiltIn(request(cross, { disabledSkills: ['dice-roller'] }));
  expect(plan.tools.flatMap(({ dependencies }) => dependencies)).toEqual([]);
});

it('[002 FR-063] a skill that is not installed is not chosen', () => {
  expect(toolsOf(request(cross, { skills: new Set(['memory']) }))).toEqual(['recall', 'store']);
  expect(toolsOf(request(cross, { skills: new Set() }))).toEqual([]);
});

it('[002 FR-010] a plan says which generation it is and which plan failed before it', () => {
  expect(planBuiltIn(request(cross))).toMatchObject({
    requestId: 'plan-2',
    metadata: { generationAttempt: 2, parentPlanId: 'plan-1' },
  });
});

it('[002 FR-005] the safe default plan uses no skill at all and is a true plan', () => {
  const plan = safeDefaultPlan({
    planId: 'plan-5',
    generation: 5,
    parentPlanId: 'plan-4',
    disabledSkills: ['memory'],
  });
  expect(validatePlan(plan)).toBe(true);
  expect(plan).toEqual({
    requestId: 'plan-5',
    narrative: null,
    tools: [],
    parallel: false,
    disabledSkills: ['memory'],
    metadata: { generationAttempt: 5, parentPlanId: 'plan-4' },
  });
});
