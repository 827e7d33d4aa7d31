import { validateSituation } from '@/contracts/generated/validate-situation';
import type { Situation } from '@/contracts/generated/situation';
import { SkippingClock } from '@/engine/testing/skipping-clock';
import { beginSession, collect, headOf, never, testHost } from '@/engine/testing/test-engine';
import { plannerRungsMs } from '@/foundation/limits';
import { fail, succeed } from '@/foundation/result';
import { systemClock } from '@/hosts/node/system-clock';
import type { PlanDraft, Planner } from '@/ports/planner';

const draft: PlanDraft = {
  tools: [
    {
      toolId: 'recall',
      toolPath: 'skills/memory/scripts/recall-memory.js',
      input: { query: 'the gate', limit: 1 },
    },
  ],
};

/** The turn of a player who asks Mara, with this planner above the built-in one. */
async function planned(plan: Planner['plan'], clock = systemClock) {
  const asked: Situation[] = [];
  const planner: Planner = {
    plan: (situation, signal) => {
      asked.push(situation);
      return plan(situation, signal);
    },
  };
  const planners = [{ name: 'model:a' as const, planner }];
  const session = await beginSession(testHost({ planners, device: { clock } }));
  const choice = session.choices.find(({ text }) => text.startsWith('Ask Mara'));
  await collect(session.take({ choice: choice?.id ?? '' }, never));
  const { outcome, words } = headOf(session);
  const plans = outcome.plans.map(({ rung, success, plan: { tools } }) => ({
    rung,
    success,
    tools: tools.map(({ toolId }) => toolId),
  }));
  return { asked, plans, isWhole: words !== null && words.choices.length >= 3, outcome };
}

const builtIn = {
  rung: undefined,
  success: true,
  tools: expect.arrayContaining(['roll']) as string[],
};

it('a rung above the built-in planner plans, and who planned is kept with the plan', async () => {
  const { plans, isWhole } = await planned(() => Promise.resolve(succeed(draft)));
  expect([plans, isWhole]).toEqual([[{ rung: 'model:a', success: true, tools: ['recall'] }], true]);
});

it('what it gets is plain data of the contract', async () => {
  const { asked } = await planned(() => Promise.resolve(succeed(draft)));
  expect(JSON.parse(JSON.stringify(asked))).toEqual(asked);
  expect(asked.map((situation) => validateSituation(situation))).toEqual([true]);
  expect(asked[0]).toMatchObject({
    scene: 2,
    act: { text: 'Ask Mara what she is counting for.', intent: { kind: 'talk', target: 'mara' } },
    place: { id: 'yard' },
    people: [{ id: 'mara', isHere: true }],
    attempt: { generation: 1, disabledSkills: [], faults: [] },
  });
  const dice = asked[0]?.skills.find(({ name }) => name === 'dice-roller');
  expect(dice?.scripts).toMatchObject([
    {
      name: 'roll-dice',
      toolPath: 'skills/dice-roller/scripts/roll-dice.js',
      inputSchema: { type: 'object', properties: { formula: expect.anything() as unknown } },
      required: true,
    },
  ]);
});

describe('[002 FR-005; arch §2.3] whatever a rung does, the act is planned', () => {
  it.each<[string, Planner['plan']]>([
    ['declines', () => Promise.resolve(fail({ message: 'I cannot' }))],
    ['rejects', () => Promise.reject(new Error('the model is gone'))],
    [
      'throws at once',
      () => {
        throw new Error('no model');
      },
    ],
  ])('one that %s: the built-in planner plans at once', async (_, plan) => {
    const { plans, isWhole, asked } = await planned(plan);
    expect([plans, isWhole, asked.length]).toEqual([[builtIn], true, 1]);
  });

  it('one that hangs is not waited for', async () => {
    const clock = new SkippingClock(systemClock);
    const skipping = setInterval(() => {
      clock.skip(plannerRungsMs);
    }, 20);
    const { plans, isWhole } = await planned(() => new Promise(() => undefined), clock);
    clearInterval(skipping);
    expect([plans.at(-1), isWhole]).toEqual([builtIn, true]);
  });

  it('one whose plans cannot be run is told why, asked once more, and left', async () => {
    const circle = [
      { toolId: 'a', toolPath: 'skills/memory/scripts/recall-memory.js', dependencies: ['b'] },
      { toolId: 'b', toolPath: 'skills/memory/scripts/recall-memory.js', dependencies: ['a'] },
    ];
    const { plans, asked, isWhole } = await planned(() =>
      Promise.resolve(succeed({ tools: circle })),
    );
    expect(plans.map(({ rung, success }) => [rung, success])).toEqual([
      ['model:a', false],
      ['model:a', false],
      [undefined, true],
    ]);
    expect(asked.map(({ attempt }) => attempt.faults.length > 0)).toEqual([false, true]);
    expect(isWhole).toBe(true);
  });
});
