import { checkContract } from '@/contracts/check-contract';
import { validateConfigSchema } from '@/contracts/generated/validate-config-schema-meta';
import type { EngineHost } from '@/engine/engine-host';
import { nextTurn, playPlan, runTools, type PlannedTool } from '@/engine/testing/play-plan';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { hostWith, type HostParts } from '@/engine/testing/host-with';
import { skillsWith } from '@/engine/testing/skills-with';
import { beginSession, never, open, testEngine, testHost } from '@/engine/testing/test-engine';
import type { PlaythroughId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';
import { expectInTime } from '@/foundation/testing/expect-in-time';

const rules = {
  sceneTime: '12h',
  stats: { nerve: 2, tact: 0 },
  factions: {
    millers: { name: 'the millers', start: 10, scale: 50 },
    ferrymen: { name: 'the ferrymen' },
  },
};

function profile(name: string, place: string, more: JsonObject = {}): string {
  return JSON.stringify({ name, role: 'keeper', personality: {}, place, ...more });
}

/** A yard with Mara, who is tied to Oda at the river, where Wen is too; Ivo knows nobody. */
const people = {
  'small/characters/npcs/mara/profile.json': profile('Mara Voss', 'yard', {
    factions: ['millers'],
    relationships: { oda: 'her sister' },
  }),
  'small/characters/npcs/oda/profile.json': profile('Oda Voss', 'river'),
  'small/characters/npcs/wen/profile.json': profile('Wen', 'river'),
  'small/characters/npcs/ivo/profile.json': profile('Ivo', 'hill'),
};

function rulesFile(block: JsonObject): Readonly<Record<string, string>> {
  return { 'small/world/rules.md': `\`\`\`json\n${JSON.stringify({ rules: block })}\n\`\`\`\n` };
}

function hostOf(block: JsonObject = rules, more: HostParts = {}): EngineHost {
  const campaigns = smallCampaignWith({ ...rulesFile(block), ...people });
  return hostWith(testHost({ content: { campaigns } }), more);
}

async function storyOn(host: EngineHost, seed = 1): Promise<PlaythroughId> {
  return (await beginSession(host, seed)).playthrough.id;
}

async function stateOf(host: EngineHost, id: PlaythroughId): Promise<JsonObject> {
  return (await open(await testEngine(host), id)).state;
}

function tool(
  toolId: string,
  script: string,
  input: JsonObject = {},
  more: Partial<PlannedTool> = {},
): PlannedTool {
  const skill = script.endsWith('reputation') ? 'reputation' : 'npc-perception';
  return { toolId, toolPath: `skills/${skill}/scripts/${script}.js`, input, ...more };
}

const askAll = tool('all', 'query-reputation');

describe('reputation', () => {
  it('[002 FR-057; arch §4.1.4] several factions change in one go, each with its reason', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    const changes = [
      { faction: 'millers', change: 15, reason: 'you mended the wheel' },
      { faction: 'ferrymen', change: -20, reason: 'you let the ferry go' },
    ];
    const answers = await playPlan(host, id, [tool('change', 'update-reputation', { changes })]);
    expect(answers['change']).toEqual({
      standings: [
        { faction: 'millers', score: 25, change: 15 },
        { faction: 'ferrymen', score: -20, change: -20 },
      ],
    });
    expect(await playPlan(host, id, [askAll])).toEqual({
      all: {
        standings: [
          {
            faction: 'millers',
            name: 'the millers',
            score: 24.8,
            why: [{ at: 480, change: 15, reason: 'you mended the wheel' }],
          },
          {
            faction: 'ferrymen',
            name: 'the ferrymen',
            score: -19.9,
            why: [{ at: 480, change: -20, reason: 'you let the ferry go' }],
          },
        ],
      },
    });
  });

  it('[arch §4.1.4] is written with the turn, as patch and as rows that can be asked for', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    await playPlan(host, id, [
      tool('change', 'update-reputation', { faction: 'millers', change: 5, reason: 'a tip' }),
    ]);
    const again = await open(await testEngine(host), id);
    expect(again.state['reputation']).toEqual({ millers: 15 });
    expect(await again.records.reputation.exactMatch({}, never)).toMatchObject([
      { subject: 'millers', score: 15, since: 480 },
    ]);
  });

  it('[arch §4.1.4] a faction stands at its start, and stays on its scale', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    const more = tool('more', 'update-reputation', { faction: 'millers', change: 1e9 });
    const less = tool(
      'less',
      'update-reputation',
      { faction: 'millers', change: -1e9 },
      {
        dependencies: ['more'],
      },
    );
    expect(await playPlan(host, id, [askAll, more, less])).toMatchObject({
      all: { standings: [{ score: 10 }, { score: 0 }] },
      more: { standings: [{ score: 50 }] },
      less: { standings: [{ score: -50 }] },
    });
  });

  it('[arch §4.1.4] a campaign without factions has those of factionList, on reputationScale, fading by decayRate', async () => {
    const config = {
      factionList: ['gulls'],
      reputationScale: { min: -5, max: 500 },
      decayRate: 0.5,
    };
    const plain = testHost();
    const files = Object.fromEntries(
      await Promise.all(
        ['update', 'query'].map(async (name) => {
          const path = `reputation/scripts/${name}-reputation.js`;
          const script = String(await plain.content.skills.readText(path, never));
          return [path, script.replaceAll('io.config', `(${JSON.stringify(config)})`)] as const;
        }),
      ),
    );
    const block = { sceneTime: '7d', stats: { tact: 1 } };
    const host = hostOf(block, { content: { skills: skillsWith(files, plain.content.skills) } });
    const id = await storyOn(host);
    const gulls = { faction: 'gulls', change: 400 };
    await playPlan(host, id, [tool('change', 'update-reputation', gulls)]);
    // Strong, so that a week takes a quarter.
    expect(await playPlan(host, id, [askAll])).toMatchObject({
      all: { standings: [{ faction: 'gulls', name: 'gulls', score: 300 }] },
    });
    const rows = await (
      await open(await testEngine(host), id)
    ).records.reputation.exactMatch({}, never);
    expect(rows).toMatchObject([{ subject: 'gulls', score: 400 }]);
    expect(rows[0]?.now).toBeCloseTo(225);
  });

  it('two tools that know nothing of each other both count', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    const five = { faction: 'millers', change: 5 };
    await playPlan(host, id, [
      tool('one', 'update-reputation', five),
      tool('other', 'update-reputation', five),
    ]);
    expect((await stateOf(host, id))['reputation']).toEqual({ millers: 20 });
  });

  it('[arch §2.2.3] a tool sees what those it depends on changed, and no other', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    const millers = { faction: 'millers' };
    const answers = await playPlan(host, id, [
      tool('change', 'update-reputation', { ...millers, change: 5 }),
      tool('after', 'query-reputation', millers, { dependencies: ['change'] }),
      tool('beside', 'query-reputation', millers),
    ]);
    expect(answers).toMatchObject({
      after: { standings: [{ score: 15 }] },
      beside: { standings: [{ score: 10 }] },
    });
  });

  it('a faction that is not there fails the tool, and nothing of it is kept', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    const changes = [
      { faction: 'millers', change: 5 },
      { faction: 'constructor', change: 5 },
    ];
    const run = await runTools(await nextTurn(host, id), [
      tool('change', 'update-reputation', { changes }),
    ]);
    const [trace] = run.traces;
    expect(trace?.tools[0]).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('this story has no faction "constructor"') as string,
    });
    expect(run.effects).toEqual([]);
  });

  it('the band of the roll it waited for picks the changes', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    const bands = [{ id: 'failure' }];
    const roll = { toolId: 'roll', toolPath: 'skills/dice-roller/scripts/roll-dice.js' };
    const failed = { changes: [{ faction: 'ferrymen', change: -10 }] };
    const input = { faction: 'millers', change: 5, byBand: { failure: failed } };
    await playPlan(host, id, [
      { ...roll, input: { formula: '2d6', bands } },
      tool('change', 'update-reputation', input, { dependencies: ['roll'] }),
    ]);
    expect((await stateOf(host, id))['reputation']).toEqual({ ferrymen: -10 });
  });
});

describe('npc-perception', () => {
  it('[arch §4.2.3, SC-017; arch §4.3] a first impression is half faction, three tenths looks, two tenths seeded chance', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    const turn = await nextTurn(host, id);
    const scoreWith = async (change: number, input: JsonObject): Promise<number> => {
      const { results } = await runTools(turn, [
        tool('change', 'update-reputation', { faction: 'millers', change }),
        tool(
          'meet',
          'initialize-perception',
          { npc: 'mara', ...input },
          { dependencies: ['change'] },
        ),
      ]);
      return Number(results.find(({ toolId }) => toolId === 'meet')?.output['score']);
    };
    const input = { impression: 0 };
    const chance = await scoreWith(-10, input);
    expect(Math.abs(chance)).toBeLessThanOrEqual(20);
    expect(await scoreWith(-10, input)).toBe(chance);
    // Her faction thinks 40 of 50, and hers are the millers.
    expect((await scoreWith(30, input)) - chance).toBeCloseTo(40);
    expect(await scoreWith(-10, { npc: 'oda', impression: 0 })).not.toBe(chance);
  });

  it('[arch §4.2.3] chance puts nobody off whoever means no harm, whatever the seed', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    const turn = await nextTurn(host, id);
    const impression = async (kind: string, seed: number): Promise<number> => {
      const taken = { choice: null, text: 'I do it.', intent: { kind, target: 'oda' } };
      const meet = tool('meet', 'initialize-perception', { npc: 'oda', impression: 0 });
      const { results } = await runTools({ ...turn, seed, taken }, [meet]);
      return Number(results[0]?.output['score']);
    };
    for (let seed = 1; seed <= 12; seed += 1) {
      expect(await impression('gesture', seed)).toBeGreaterThanOrEqual(0);
      expect(await impression('threaten', seed)).toBeLessThanOrEqual(0);
    }
  });

  it('[arch §4.2.3] what is seen of the player counts three tenths: what they hold, and what they are good at', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    const turn = await nextTurn(host, id);
    const holding = { ...turn.stateBefore, inventory: { apple: 1 } };
    // The same input, so that chance is the same: only what the player has differs.
    const input = { npc: 'oda', likes: ['apple', 'tact'], dislikes: ['nerve'] };
    const met = async (stateBefore: JsonObject): Promise<number> => {
      const meet = tool('meet', 'initialize-perception', input);
      const { results } = await runTools({ ...turn, stateBefore }, [meet]);
      return Number(results[0]?.output['score']);
    };
    const without = await met(turn.stateBefore);
    expect((await met(holding)) - without).toBeCloseTo(15);
    const timid = { ...turn.stateBefore, stats: { nerve: 0, tact: 0 } };
    expect((await met(timid)) - without).toBeCloseTo(15);
  });

  it('[arch §4.2.3] whoever has an opinion keeps it', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    await playPlan(host, id, [tool('change', 'update-perception', { npc: 'mara', change: 40 })]);
    const meet = tool('meet', 'initialize-perception', { npc: 'mara', impression: -100 });
    expect(await playPlan(host, id, [meet])).toEqual({
      meet: { npc: 'mara', score: 39.7, isNew: false },
    });
  });

  it('[arch §4.2.3, SC-018] is asked with its modifier, its attitude and its reasons, and outlives a restart', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    const before = await playPlan(host, id, [tool('ask', 'query-perception', { npc: 'mara' })]);
    expect(before['ask']).toEqual({
      npc: 'mara',
      score: 0,
      isKnown: false,
      modifier: 0,
      attitude: 'neutral',
      why: [],
    });
    const kind = { npc: 'mara', change: -80, reason: 'you drowned the cat' };
    await playPlan(host, id, [tool('change', 'update-perception', kind)]);
    const after = await playPlan(host, id, [tool('ask', 'query-perception', { npc: 'mara' })]);
    expect(after['ask']).toEqual({
      npc: 'mara',
      score: -79.7,
      isKnown: true,
      modifier: -3,
      attitude: 'cold',
      why: [{ at: 1_200, change: -80, reason: 'you drowned the cat' }],
    });
  });

  it('[arch §4.2.3] people know what they saw, hear the rest later, and believe it less', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    const feelings = async (): Promise<JsonObject> => {
      const { people: now } = await stateOf(host, id);
      return Object.fromEntries(
        Object.entries(now as JsonObject).map(([person, state]) => [
          person,
          (state as JsonObject)['feeling'] ?? 0,
        ]),
      );
    };
    const deed = { npc: 'mara', change: 40, reason: 'you paid her debt', witnesses: ['mara'] };
    await playPlan(host, id, [tool('change', 'update-perception', deed)]);
    expect(await feelings()).toEqual({ mara: 40, oda: 0, wen: 0, ivo: 0 });
    await playPlan(host, id, []);
    expect(await feelings()).toEqual({ mara: 40, oda: 10, wen: 0, ivo: 0 });
    await playPlan(host, id, []);
    expect(await feelings()).toEqual({ mara: 40, oda: 10, wen: 5, ivo: 0 });
    const ask = tool('ask', 'query-perception', { npc: 'wen' });
    expect((await playPlan(host, id, [ask]))['ask']).toMatchObject({
      why: [{ change: 5, reason: 'you paid her debt', toldBy: 'oda' }],
    });
    expect(await feelings()).toEqual({ mara: 40, oda: 10, wen: 5, ivo: 0 });
  });

  it('[arch §4.2.3] who was not there hears of it only if someone can tell them', async () => {
    const host = hostOf();
    const id = await storyOn(host);
    const secret = { npc: 'mara', change: -40, reason: 'you lied', witnesses: ['ivo'] };
    const answers = await playPlan(host, id, [tool('change', 'update-perception', secret)]);
    for (let scene = 0; scene < 6; scene += 1) await playPlan(host, id, []);
    expect(answers['change']).toMatchObject({ score: 0 });
    const { people: now } = await stateOf(host, id);
    expect(now).toMatchObject({ mara: { feeling: 0 }, ivo: { feeling: -20 } });
  });

  it.each([
    ['initialize-perception', { npc: 'nobody' }],
    ['update-perception', { npc: 'nobody', change: 1 }],
    ['update-perception', { npc: 'mara', change: 1, witnesses: ['nobody'] }],
    ['query-perception', { npc: 'nobody' }],
  ])('%s about someone who is not in the story fails with a sentence', async (script, input) => {
    const host = hostOf();
    const run = await runTools(await nextTurn(host, await storyOn(host)), [
      tool('about', script, input),
    ]);
    expect(run.traces[0]?.tools[0]).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('this story has nobody called "nobody"') as string,
    });
  });
});

it.each([
  ['update-reputation', {}, 'no-changes'],
  ['update-reputation', { changes: [{ faction: 'millers' }] }, 'no-changes'],
  ['update-reputation', { changes: 'all of them' }, 'no-changes'],
  ['initialize-perception', {}, 'no-npc'],
  ['update-perception', { npc: '', change: 1 }, 'no-npc'],
  ['update-perception', { npc: 'mara' }, 'no-change'],
  ['query-perception', {}, 'no-npc'],
])('%s with %j fails with %s', async (script, input, code) => {
  const host = hostOf();
  const run = await runTools(await nextTurn(host, await storyOn(host)), [
    tool('bad', script, input),
  ]);
  expect(run.traces[0]?.tools[0]).toMatchObject({ state: 'failed', code });
});

it.each([
  [
    '[002 FR-057; arch §4.1.4] reputation',
    'reputation',
    {
      factionList: [],
      reputationScale: { min: -100, max: 100 },
      decayRate: 0.1,
      storageBackend: 'sqlite',
    },
  ],
  [
    '[arch §4.2.3] npc-perception',
    'npc-perception',
    { decayRate: 0.1, factionInfluenceWeight: 0.5, modifierScale: 1, storageBackend: 'sqlite' },
  ],
])('%s has the settings of the specification, with defaults', async (_, skill, defaults) => {
  const text = await testHost().content.skills.readText(`${skill}/config-schema.json`, never);
  const checked = checkContract(validateConfigSchema, JSON.parse(text ?? 'null'));
  const fields = checked.ok ? Object.entries(checked.value.properties) : [];
  expect(fields.map(([name, field]) => [name, field.default])).toEqual(Object.entries(defaults));
});

describe('how long it takes', () => {
  it.each([
    ['[002 SC-008; arch SC-008] a reputation is answered', 'query-reputation', {}],
    ['[arch §4.2.3] a perception is answered', 'query-perception', { npc: 'mara' }],
    ['[arch SC-017] a first impression is made', 'initialize-perception', { npc: 'mara' }],
  ])('%s within 100 ms', async (_, script, input) => {
    const host = hostOf();
    const id = await storyOn(host);
    const turn = await nextTurn(host, id);
    const times: number[] = [];
    for (let run = 0; run < 40; run += 1) {
      const started = performance.now();
      const deadline = host.device.clock.elapsed() + 60_000;
      const { results } = await runTools({ ...turn, deadline }, [tool('ask', script, input)]);
      times.push(performance.now() - started);
      expect(results).toHaveLength(1);
    }
    expectInTime(times, 100);
  });
});
