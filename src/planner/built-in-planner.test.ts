import type { Intent } from '@/contracts/generated/choice';
import { validatePlan } from '@/contracts/generated/validate-plan-json';
import { planBuiltIn, type PlanRequest } from '@/planner/built-in-planner';
import type { ActToPlan } from '@/planner/act-to-plan';
import { safeDefaultPlan } from '@/planner/safe-default-plan';
import { bundledRoster, plannableSkill } from '@/planner/testing/bundled-roster';
import { rollFor } from '@/story/rules/check';
import { defaultRules } from '@/story/rules/rules';

const cross: Intent = { kind: 'cross', stat: 'nerve', difficulty: 'high' };
const roll = rollFor(defaultRules, {
  stat: { name: 'nerve', value: 2 },
  difficulty: 'high',
  person: null,
  episode: null,
});

const danger: ActToPlan = {
  text: 'Cross the weir.',
  intent: cross,
  sceneType: 'danger',
  query: 'Cross the weir.',
  person: null,
  roll,
  memory: { summary: 'You crossed.' },
  memoryByBand: { failure: { summary: 'You fell.' } },
  feeling: null,
  standing: null,
  isAboutGroup: false,
  hasFactions: true,
  hasEncounters: false,
};

const dialogue: ActToPlan = {
  ...danger,
  text: 'Ask Oda for the rope.',
  intent: { kind: 'talk', target: 'oda', stat: 'tact', difficulty: 'even' },
  sceneType: 'dialogue',
  person: { id: 'oda', isKnown: false, hasGroup: true },
  feeling: { npc: 'oda', change: 0, byBand: {} },
  standing: { changes: [] },
};

function request(action: ActToPlan, rest: Partial<PlanRequest> = {}): PlanRequest {
  return {
    planId: 'plan-2',
    generation: 2,
    parentPlanId: 'plan-1',
    disabledSkills: [],
    skills: bundledRoster,
    action,
    ...rest,
  };
}

function toolsOf(planned: PlanRequest): readonly string[] {
  return planBuiltIn(planned).tools.map(({ toolId }) => toolId);
}

/** Each tool with what it waits for. */
function stepsOf(action: ActToPlan): readonly string[] {
  return planBuiltIn(request(action)).tools.map(({ toolId, dependencies = [] }) =>
    [toolId, ...dependencies].join(' < '),
  );
}

it('[002 FR-002] a danger asks the memory, weighs the act, rolls, and remembers what came of it', () => {
  const plan = planBuiltIn(request(danger));
  const retryPolicy = { maxRetries: 1, backoffMs: 100 };
  const usual = { required: false, async: false, retryPolicy };
  expect(validatePlan(plan)).toBe(true);
  expect(plan.tools).toEqual([
    {
      ...usual,
      toolId: 'recall',
      toolPath: 'skills/memory/scripts/recall-memory.js',
      input: { query: 'Cross the weir.', limit: 3 },
      dependencies: [],
    },
    {
      ...usual,
      toolId: 'evaluate',
      toolPath: 'skills/player-choices/scripts/evaluate-choice.js',
      input: { text: 'Cross the weir.', intent: cross },
      dependencies: ['recall'],
    },
    {
      ...usual,
      toolId: 'roll',
      toolPath: 'skills/dice-roller/scripts/roll-dice.js',
      input: { ...roll, from: 'evaluate' },
      dependencies: ['evaluate'],
      required: true,
    },
    {
      ...usual,
      toolId: 'store',
      toolPath: 'skills/memory/scripts/store-memory.js',
      input: { summary: 'You crossed.', byBand: { failure: { summary: 'You fell.' } } },
      dependencies: ['roll'],
    },
  ]);
});

it('[arch §4.3; arch §7.2] a dialogue asks the person, who meets the player first, and lets the outcome be felt', () => {
  expect(stepsOf(dialogue)).toEqual([
    'recall',
    'meet',
    'perception < meet',
    'reputation',
    'evaluate < recall < meet < perception < reputation',
    'roll < evaluate',
    'store < roll',
    'feeling < roll',
    'standing < roll',
  ]);
});

it('[arch §4.3] whoever knows the player already does not meet them again', () => {
  expect(
    stepsOf({ ...dialogue, person: { id: 'oda', isKnown: true, hasGroup: false } }).slice(0, 3),
  ).toEqual(['recall', 'perception', 'evaluate < recall < perception']);
});

it('[002 FR-003; arch §7.2] a journey without a risk looks for what is remembered of it, and is remembered', () => {
  const journey: ActToPlan = {
    ...danger,
    intent: { kind: 'move', target: 'weir' },
    sceneType: 'journey',
    roll: null,
  };
  expect(stepsOf(journey)).toEqual(['recall', 'store']);
});

it('[arch §7.2] what resolves the story asks what its groups think, where it has any', () => {
  const resolution: ActToPlan = { ...danger, sceneType: 'resolution', roll: null };
  expect(stepsOf(resolution)).toEqual(['recall', 'reputation', 'store']);
  expect(stepsOf({ ...resolution, hasFactions: false })).toEqual(['recall', 'store']);
});

it('[arch §7.6] nobody feels anything about an act whose outcome no dice decided', () => {
  expect(stepsOf({ ...dialogue, roll: null })).toEqual([
    'recall',
    'meet',
    'perception < meet',
    'reputation',
    'store',
  ]);
});

it('dice thrown for their own sake are not weighed, nor remembered', () => {
  const idle: ActToPlan = { ...danger, intent: { kind: 'roll', stat: 'luck' } };
  expect(stepsOf({ ...idle, sceneType: 'moment' })).toEqual(['recall', 'roll']);
});

it('what leads nowhere is not remembered', () => {
  const refused: ActToPlan = { ...danger, roll: null, intent: { kind: 'attempt' } };
  expect(stepsOf({ ...refused, sceneType: 'moment' })).not.toContain('store');
});

it.each([
  ['dice-roller', ['recall', 'meet', 'perception', 'reputation', 'store']],
  ['memory', ['meet', 'perception', 'reputation', 'evaluate', 'roll', 'feeling', 'standing']],
  ['npc-perception', ['recall', 'reputation', 'evaluate', 'roll', 'store', 'standing']],
  [
    'player-choices',
    ['recall', 'meet', 'perception', 'reputation', 'roll', 'store', 'feeling', 'standing'],
  ],
  ['reputation', ['recall', 'meet', 'perception', 'evaluate', 'roll', 'store', 'feeling']],
])(
  '[002 FR-008; 002 FR-063] without the skill %s nothing of it is planned, and nothing waits for it',
  (skill, tools) => {
    const disabled = planBuiltIn(request(dialogue, { disabledSkills: [skill] }));
    expect(disabled.tools.map(({ toolId }) => toolId)).toEqual(tools);
    const waitedFor = disabled.tools.flatMap(({ dependencies = [] }) => dependencies);
    expect(tools).toEqual(expect.arrayContaining([...waitedFor]));
    expect(disabled.disabledSkills).toEqual([skill]);
    const installed = bundledRoster.filter(({ name }) => name !== skill);
    expect(toolsOf(request(dialogue, { skills: installed }))).toEqual(tools);
  },
);

it('[arch §2.3.2] a plan without the skill that weighs throws the same dice: its roll is asked for in the same words', () => {
  const inputs = [[], ['player-choices']].map(
    (disabledSkills) =>
      planBuiltIn(request(danger, { disabledSkills })).tools.find(({ toolId }) => toolId === 'roll')
        ?.input,
  );
  expect(inputs[0]).toEqual(inputs[1]);
});

it('[002 FR-010; arch §5.4] a plan says which generation it is and which plan failed before it', () => {
  expect(planBuiltIn(request(danger))).toMatchObject({
    requestId: 'plan-2',
    metadata: { generationAttempt: 2, parentPlanId: 'plan-1' },
  });
});

it('the safe default plan uses no skill at all and is a true plan', () => {
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

it('[arch §7.2] where an author wrote encounters, a journey asks the dice whether something is met', () => {
  const journey: ActToPlan = {
    ...danger,
    intent: { kind: 'move', target: 'weir' },
    sceneType: 'journey',
    roll: null,
    hasEncounters: true,
  };
  expect(stepsOf(journey)).toEqual(['recall', 'encounter', 'store']);
  expect(stepsOf({ ...journey, sceneType: 'moment' })).toEqual(['recall', 'store']);
});

it('[002 US-5] what is done for or against a group asks what groups think', () => {
  expect(stepsOf({ ...danger, roll: null, isAboutGroup: true })).toEqual([
    'recall',
    'reputation',
    'store',
  ]);
});

it('[002 FR-003] a plan says why each of its skills was chosen, and how sure that is', () => {
  const evidence = { because: '"leap" may fail', score: 0.8 };
  const why = { dice: evidence, person: null, group: null, memory: null };
  const { metadata } = planBuiltIn(request({ ...danger, why }));
  expect(metadata?.sceneType).toBe('danger');
  expect(metadata?.reasons).toEqual([
    { skill: 'memory', because: 'what was like it is called to mind', score: 1 },
    { skill: 'player-choices', because: 'what counts in the roll is weighed', score: 1 },
    { skill: 'dice-roller', because: '"leap" may fail', score: 1 },
  ]);
});

describe('[002 FR-003] between skills that could serve', () => {
  const rollers = (one: object, other: object) => [
    plannableSkill('bone-dice', ['check'], ['roll-dice'], one),
    plannableSkill('dice-roller', ['check'], ['roll-dice'], other),
    plannableSkill('card-deck', ['check'], ['draw-card'], { priority: 99 }),
    plannableSkill('weather', ['rain'], ['roll-dice'], { priority: 99 }),
  ];
  const chosen = (skills: PlanRequest['skills'], disabledSkills: readonly string[] = []) =>
    planBuiltIn(request(danger, { skills, disabledSkills })).tools.map(({ toolPath }) => toolPath);

  it('only one that says it can, and has the script, is chosen', () => {
    expect(chosen(rollers({}, {}).slice(2))).toEqual([]);
  });

  it('the healthier one goes first, whatever its priority', () => {
    expect(chosen(rollers({ illness: 1, priority: 90 }, { priority: 10 }))).toEqual([
      'skills/dice-roller/scripts/roll-dice.js',
    ]);
  });

  it('of two that are as healthy, the one of higher priority; of equals, by name', () => {
    expect(chosen(rollers({ priority: 51 }, {}))).toEqual([
      'skills/bone-dice/scripts/roll-dice.js',
    ]);
    expect(chosen(rollers({}, {}))).toEqual(['skills/bone-dice/scripts/roll-dice.js']);
  });

  it('one that was disabled in this turn is passed over for the next', () => {
    expect(chosen(rollers({ priority: 51 }, {}), ['bone-dice'])).toEqual([
      'skills/dice-roller/scripts/roll-dice.js',
    ]);
  });
});

describe('[002 US-3] a skill beside those that every turn needs', () => {
  const torch = plannableSkill('torch', ['torch', 'light'], ['light', 'snuff']);
  const asked = (text: string, disabledSkills: readonly string[] = []) =>
    planBuiltIn(request({ ...danger, text }, { skills: [torch], disabledSkills }));

  it('is given the act when its words name what it can do, and nothing waits for it', () => {
    const plan = asked('I hold up the torches.');
    expect(plan.tools).toMatchObject([
      { toolId: 'other-torch', toolPath: 'torch/light', required: false, dependencies: [] },
    ]);
    expect(plan.metadata?.reasons).toEqual([
      { skill: 'torch', because: 'it can do "torch"', score: 0.8 },
    ]);
  });

  it('is left alone otherwise, and when it is disabled', () => {
    expect(asked('I hold up my hand.').tools).toEqual([]);
    expect(asked('I hold up the torch.', ['torch']).tools).toEqual([]);
  });
});
