import type { EngineHost } from '@/engine/engine-host';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import type { StorySession } from '@/engine/session/story-session';
import { breakableScripts } from '@/engine/testing/breakable-scripts';
import { nextTurn, playPlan, runTools, type PlannedTool } from '@/engine/testing/play-plan';
import { beginSession, collect, never, testHost } from '@/engine/testing/test-engine';
import { weighedCampaign } from '@/engine/testing/weighed-campaign';
import { storedId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';
import { rollForAct } from '@/story/acts/act-odds';
import type { Memory } from '@/story/state/memory';

function hostOf(block: JsonObject = {}): EngineHost {
  return testHost({ content: { campaigns: weighedCampaign(block) } });
}

function tool(toolId: string, script: string, more: Partial<PlannedTool> = {}): PlannedTool {
  const [skill = '', name = ''] = script.split('/');
  return { toolId, toolPath: `skills/${skill}/scripts/${name}.js`, ...more };
}

describe('[arch SC-018; arch §7.4] what a person thinks counts in every roll with them', () => {
  const intent = { kind: 'ask', target: 'mara', stat: 'middling' };
  const weigh = (after: readonly string[]): readonly PlannedTool[] => [
    tool('evaluate', 'player-choices/evaluate-choice', { input: { intent }, dependencies: after }),
    tool('roll', 'dice-roller/roll-dice', {
      input: { formula: '2d6', from: 'evaluate' },
      dependencies: ['evaluate'],
    }),
  ];
  const ask = tool('perception', 'npc-perception/query-perception', { input: { npc: 'mara' } });

  const edges = [30, 31, 53, 54, 76, 77].flatMap((edge) => [edge, -edge]);
  const scores = [...Array.from({ length: 21 }, (_, index) => index * 10 - 100), ...edges];

  function expected(score: number, cap: number): number {
    const tier = [30, 53, 76].filter((bound) => Math.abs(score) > bound).length;
    return Math.sign(score) * Math.min(cap, tier) || 0;
  }

  function feeling(turn: TakingTurn, score: number): TakingTurn {
    const deadline = turn.story.clock.elapsed() + 60_000;
    return { ...turn, deadline, stateBefore: { ...turn.stateBefore, people: felt(score) } };
  }

  const felt = (score: number) => ({ mara: { place: 'yard', feeling: score } });

  /** What is counted for the feeling in the roll that this plan makes. */
  async function counted(turn: TakingTurn, tools: readonly PlannedTool[]): Promise<number> {
    const { results } = await runTools(turn, tools);
    const { modifiers } = results.find(({ toolId }) => toolId === 'roll')?.output ?? {};
    const named = modifiers as unknown as readonly { name: string; value: number }[];
    return named.find(({ name }) => name === 'sentiment')?.value ?? 0;
  }

  it.each([
    ['at most one by default', {}, 1],
    ['at most two where the rules lift the cap', { sentimentCap: 2 }, 2],
    ['up to three where they lift it further', { sentimentCap: 3 }, 3],
  ])('%s, by the plan of a dialogue at 33 scores', async (_, block, cap) => {
    const host = hostOf(block);
    const turn = await nextTurn(host, (await beginSession(host)).playthrough.id);
    const found: (readonly [number, number])[] = [];
    for (const score of scores)
      found.push([score, await counted(feeling(turn, score), [ask, ...weigh(['perception'])])]);
    expect(found).toEqual(scores.map((score) => [score, expected(score, cap)]));
  });

  it('also when nobody asked the person first, and when no skill weighs the act', async () => {
    const host = hostOf({ sentimentCap: 3 });
    const turn = await nextTurn(host, (await beginSession(host)).playthrough.id);
    expect(await counted(feeling(turn, -80), weigh([]))).toBe(-3);
    const unweighed = Array.from({ length: 201 }, (_, index) => {
      const roll = rollForAct({ intent, text: '' }, turn.story.campaign, {
        people: felt(index - 100),
      });
      return roll.modifiers['sentiment'] ?? 0;
    });
    expect(unweighed).toEqual(Array.from({ length: 201 }, (_, index) => expected(index - 100, 3)));
  });
});

it('[arch SC-029; 002 US-5; arch §4.1.4] a standing fades by a tenth a week, a strong one by half as much until it is strong no more', async () => {
  const host = hostOf({ sceneTime: '7d' });
  const { id } = (await beginSession(host)).playthrough;
  const changes = [
    { faction: 'millers', change: -40 },
    { faction: 'ferrymen', change: 60 },
  ];
  await playPlan(host, id, [
    tool('change', 'reputation/update-reputation', { input: { changes } }),
  ]);
  const weeks: (readonly number[])[] = [];
  for (let week = 0; week < 6; week += 1) {
    const { all } = await playPlan(host, id, [tool('all', 'reputation/query-reputation')]);
    const { standings } = all as unknown as { standings: readonly { score: number }[] };
    weeks.push(standings.map(({ score }) => score));
  }
  expect(weeks).toEqual([
    [-36, 57],
    [-32.4, 54.2],
    [-29.2, 51.4],
    [-26.2, 47.7],
    [-23.6, 42.9],
    [-21.3, 38.6],
  ]);
});

describe('choices heed reputation and feeling together', () => {
  const hide = 'Ask Ivo and the ferrymen to hide you.';
  const share = 'Share your bread with Ivo and the ferrymen.';

  /** At the river, where Ivo and the ferrymen think this. */
  async function atRiver(
    [feeling, reputation]: readonly [number, number],
    {
      host = hostOf(),
      patch = {},
    }: { readonly host?: EngineHost; readonly patch?: JsonObject } = {},
  ): Promise<StorySession> {
    const session = await beginSession(host);
    const change = {
      people: { ivo: { feeling } },
      reputation: { ferrymen: reputation },
      ...patch,
    };
    await session.change({ kind: 'state-patched', patch: change }, never);
    await collect(session.take({ text: 'walk to the river' }, never));
    return session;
  }

  const texts = ({ choices }: StorySession) => choices.map(({ text }) => text);
  const both = (session: StorySession) =>
    [hide, share].map((text) => texts(session).includes(text));

  const cases = [
    { feeling: 40, reputation: 40, isAsked: true, isGreeted: true },
    { feeling: 31, reputation: 31, isAsked: true, isGreeted: true },
    { feeling: 40, reputation: 30, isAsked: false, isGreeted: true },
    { feeling: 30, reputation: 40, isAsked: false, isGreeted: true },
    { feeling: -30, reputation: -30, isAsked: false, isGreeted: true },
    { feeling: 40, reputation: -31, isAsked: false, isGreeted: false },
    { feeling: -31, reputation: 40, isAsked: false, isGreeted: false },
  ];

  it.each(cases)(
    '[arch SC-021; arch §4.3] by the skill: Ivo thinks $feeling, the ferrymen $reputation',
    async ({ feeling, reputation, isAsked, isGreeted }) => {
      const session = await atRiver([feeling, reputation]);
      expect(both(session)).toEqual([isAsked, isGreeted]);
      expect(session.choices.length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(cases)(
    '[arch SC-021; arch §3.6] by the engine, when the skill fails: Ivo $feeling, the ferrymen $reputation',
    async ({ feeling, reputation, isAsked, isGreeted }) => {
      const { host } = breakableScripts((script) => script === 'generate-choices', hostOf());
      const session = await atRiver([feeling, reputation], { host });
      expect(both(session)).toEqual([isAsked, isGreeted]);
    },
  );

  it('[arch §4.2.1] what is not offered cannot be typed either', async () => {
    const session = await atRiver([-60, 0]);
    await collect(session.take({ text: hide }, never));
    expect(session.path[2]?.outcome.told.map(({ passage }) => passage)).not.toContain('hidden');
  });

  /** Something that was done to the ferrymen. */
  const betrayal: Memory = {
    id: storedId.memory('m-betrayal'),
    scene: storedId.scene('scene-before'),
    summary: 'You sold the ferrymen’s rope.',
    timestamp: '2000-01-01T00:00:00.000Z',
    characters: [],
    about: 'ferrymen',
    location: null,
    significance: 'high',
    kind: 'betrayal',
  };

  it('[arch §4.2.1] a betrayal takes help away from those who have not even noticed', async () => {
    const session = await atRiver([90, 90]);
    expect(both(session)).toEqual([true, true]);
    await session.change({ kind: 'memory-stored', memory: betrayal }, never);
    await collect(session.take({ text: 'wait' }, never));
    expect(both(session)).toEqual([false, true]);
  });

  it('[arch SC-021] at a crossroads, too, and there are three choices all the same', async () => {
    const session = await atRiver([-60, -60], { patch: { flags: { late: true } } });
    expect(session.path[1]?.outcome.beat).toBe('ferry');
    expect(texts(session).slice(0, 2)).toEqual(['Jump.', 'Skim a stone over the water.']);
    expect(texts(session).filter((text) => text.startsWith('Ask'))).toEqual([]);
    expect(session.choices.length).toBeGreaterThanOrEqual(3);
  });

  it('[arch §4.2.1] what the skill left out at a crossroads is not put back to fill the list', async () => {
    const session = await atRiver([90, 90]);
    await session.change({ kind: 'memory-stored', memory: betrayal }, never);
    const late = { flags: { late: true } };
    await session.change({ kind: 'state-patched', patch: late }, never);
    await collect(session.take({ text: 'wait' }, never));
    expect(session.path[2]?.outcome.beat).toBe('ferry');
    expect(texts(session).slice(0, 2)).toEqual(['Ask Ivo to wait for you.', 'Jump.']);
    expect(texts(session)).toHaveLength(3);
    expect(texts(session)).not.toContain('Ask the ferrymen to hold the rope.');
  });
});
