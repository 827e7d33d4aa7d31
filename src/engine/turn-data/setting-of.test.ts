import {
  begin,
  beginSession,
  collect,
  never,
  open,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import { playPlan } from '@/engine/testing/play-plan';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import type { StorySession } from '@/engine/session/story-session';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { SceneSetting } from '@/story/setting/scene-setting';

const mara = {
  id: 'mara',
  name: 'Mara Voss',
  role: 'keeper',
  isHere: true,
  feeling: 0,
  change: 0,
  pronouns: { they: 'she', them: 'her', their: 'her' },
  why: [],
};

/** The memory of the passage that changed what she feels. */
const maraTold = {
  text: 'Mara told you the barrel is for the ferryman.',
  change: 10,
  toldBy: null,
  scene: 2,
  isOfThisScene: true,
};

function settingIn(events: readonly TurnEvent[]): SceneSetting | undefined {
  return events.flatMap((event) => (event.type === 'setting' ? [event.setting] : []))[0];
}

async function askedMara(seed: number): Promise<StorySession> {
  const session = await beginSession(testHost(), seed);
  await take(session, 'Ask Mara');
  return session;
}

it('the first scene says where and when it is and who is there, and nothing has changed yet', async () => {
  const session = await open(...(await begunStory()));
  expect(session.setting).toBeNull();
  const events = await collect(session.resume(never));
  expect(settingIn(events)).toEqual({
    place: { id: 'yard', name: 'the yard', kind: 'village', region: null, features: [] },
    time: { day: 1, weekday: null, part: 'morning' },
    people: [mara],
    factions: [],
    remembered: [],
    mood: null,
    music: null,
  });
  expect(session.setting).toEqual(settingIn(events));
});

it('[arch §4.2.3] feelings come with what this scene changed and why, and what is remembered is older than the scene', async () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const session = await askedMara(seed);
    const { people: [asked] = [], remembered } = session.setting ?? {};
    const hasTold = session.path[1]?.outcome.roll?.band !== 'failure';
    expect(asked?.why.filter(({ text }) => text === maraTold.text)).toEqual(
      hasTold ? [maraTold] : [],
    );
    const reasons = asked?.why.reduce((sum, { change }) => sum + change, 0) ?? Number.NaN;
    expect(asked?.change).toBe(asked?.feeling);
    // Each reason is rounded by itself.
    expect(Math.abs(reasons - (asked?.feeling ?? 0))).toBeLessThanOrEqual(1);
    expect(remembered).toEqual([{ text: 'You came to the yard.', scene: 1, kind: null }]);
    await collect(session.take({ text: 'wait' }, never));
    const why = asked?.why.map((each) => ({ ...each, isOfThisScene: false }));
    const between = session.setting?.remembered[0];
    expect(session.setting?.people).toEqual([{ ...asked, change: 0, why, between }]);
    expect(session.setting?.remembered[0]).toMatchObject({ scene: 2 });
  }
});

it('a feeling the story began with is no change', async () => {
  const engine = await testEngine(testHost());
  const startingPatch = { people: { mara: { feeling: 40 } } };
  const begun = await engine.begin(
    { campaign: 'small', seed: 1, style: 'vivid', startingPatch, startAtBeat: null },
    never,
  );
  if (!begun.ok) throw new Error(begun.error.message);
  const events = await collect((await open(engine, begun.value)).resume(never));
  const rest = [{ kind: 'beginning', change: 40 }];
  expect(settingIn(events)?.people).toEqual([{ ...mara, feeling: 40, rest }]);
});

describe('what a picture of the place must not leave out', () => {
  const world = {
    features: [{ feature: 'thaw', if: 'scene_count >= 2' }, 'goats'],
    places: [
      {
        id: 'yard',
        features: ['goats', { feature: 'bell', if: 'flags.stole' }],
        exits: ['river'],
      },
      { id: 'river' },
    ],
  };
  const campaigns = smallCampaignWith({ 'small/world/places.json': JSON.stringify(world) });
  const seen = (session: StorySession): readonly string[] =>
    session.setting?.place.features ?? ['nothing yet'];

  it('[arch §6.2] follows the state of the scene, on every road and back again', async () => {
    const session = await beginSession(testHost({ content: { campaigns } }), 1);
    const atFirst = seen(session);
    await take(session, 'Take an apple');
    const afterTheft = seen(session);
    await session.undo(never);
    const backAgain = seen(session);
    await collect(session.take({ text: 'wait' }, never));
    expect([atFirst, afterTheft, backAgain, seen(session)]).toEqual([
      ['goats'],
      ['goats', 'bell', 'thaw'],
      ['goats'],
      ['goats', 'thaw'],
    ]);
  });

  it('[arch §6.2] is on the card of a campaign as its story begins', async () => {
    const places = [{ id: 'yard', features: [{ feature: 'bell', if: 'not flags.stole' }] }];
    const engine = await testEngine(
      testHost({
        content: {
          campaigns: smallCampaignWith({
            'small/world/places.json': JSON.stringify({ ...world, places }),
          }),
        },
      }),
    );
    expect(await engine.campaignCards(never)).toMatchObject([
      { firstPlace: { features: ['bell', 'goats'] } },
    ]);
  });
});

/** Mara and, at the river, her sister Oda; both of the orchard. */
const orchard = {
  'small/world/factions.json': JSON.stringify({
    factions: [{ id: 'orchard', name: 'the orchard' }, { id: 'ferrymen' }],
  }),
  'small/characters/npcs/mara/profile.json': JSON.stringify({
    name: 'Mara Voss',
    place: 'yard',
    factions: ['orchard'],
    relationships: { oda: 'her sister' },
  }),
  'small/characters/npcs/oda/profile.json': JSON.stringify({ name: 'Oda', place: 'river' }),
};

it('[arch §4.1.4] a group is known by those who belong to it, and says what it holds against the player', async () => {
  const campaigns = smallCampaignWith({
    ...orchard,
    'small/plot/passages/barrel.md':
      '## barrel\npart: choices\nwhere: yard\n\n> Kick the barrel. [kick barrel] -> kicked\n\n' +
      '## kicked\npart: outcome\nmemory: You kicked the barrel over.\n' +
      'effects: ["reputation orchard -10"]\n\nApples everywhere.\n',
  });
  const session = await beginSession(testHost({ content: { campaigns } }));
  const untouched = { id: 'orchard', name: 'the orchard', score: 0, change: 0, why: [] };
  expect(session.setting?.factions).toMatchObject([untouched]);
  await collect(session.take({ text: 'kick the barrel' }, never));
  const why = [{ ...maraTold, text: 'You kicked the barrel over.', change: -10 }];
  const now = { ...untouched, score: -10, change: -10, words: 'wary of you', why };
  expect(session.setting?.factions).toEqual([now]);
  await session.undo(never);
  expect(session.setting?.factions).toMatchObject([untouched]);
});

it('[arch §4.2.3] what a skill noted is there too, and for who only heard of it, from whom', async () => {
  const rules = { sceneTime: '12h' };
  const campaigns = smallCampaignWith({
    ...orchard,
    'small/world/rules.md': `\`\`\`json\n${JSON.stringify({ rules })}\n\`\`\`\n`,
  });
  const host = testHost({ content: { campaigns } });
  const { id } = (await beginSession(host)).playthrough;
  const toolPath = 'skills/npc-perception/scripts/update-perception.js';
  const input = { npc: 'mara', change: 40, reason: 'you paid her debt', witnesses: ['mara'] };
  await playPlan(host, id, [{ toolId: 'change', toolPath, input }]);
  await playPlan(host, id, []);
  const session = await open(await testEngine(host), id);
  await collect(session.resume(never));
  const text = 'you paid her debt';
  expect(session.setting?.people.map((person) => person.why)).toEqual([
    [{ text, change: 40, toldBy: null, scene: 2, isOfThisScene: false }],
    [{ text, change: 10, toldBy: 'Mara Voss', scene: 3, isOfThisScene: true }],
  ]);
});

it('who was left behind is elsewhere; who was never met is not spoken of', async () => {
  const profile = { name: 'Jon', place: 'river' };
  const campaigns = smallCampaignWith({
    'small/characters/npcs/jon/profile.json': JSON.stringify(profile),
    'small/characters/npcs/ash/profile.json': JSON.stringify({ name: 'Ash', place: 'moon' }),
  });
  const session = await beginSession(testHost({ content: { campaigns } }));
  expect(session.setting?.people.map(({ id }) => id)).toEqual(['mara']);
  await collect(session.take({ text: 'go to the river' }, never));
  expect(session.setting?.people.map(({ id, isHere }) => [id, isHere])).toEqual([
    ['jon', true],
    ['mara', false],
  ]);
  await session.undo(never);
  expect(session.setting?.people.map(({ id }) => id)).toEqual(['mara']);
});

it('being where somebody is means to have met them, also when nothing of it is remembered', async () => {
  const campaigns = smallCampaignWith({
    'small/characters/npcs/jon/profile.json': JSON.stringify({ name: 'Jon', place: 'river' }),
  });
  const session = await beginSession(
    testHost({ content: { campaigns, skills: memoryFileStore({}) } }),
  );
  await collect(session.take({ text: 'go to the river' }, never));
  await collect(session.take({ text: 'go to the yard' }, never));
  expect(session.path.flatMap(({ outcome }) => outcome.memories)).toHaveLength(1);
  expect(session.setting?.people.map(({ id }) => id)).toEqual(['mara', 'jon']);
});

it('who is named by a memory is known, although never seen', async () => {
  const campaigns = smallCampaignWith({
    'small/characters/npcs/ash/profile.json': JSON.stringify({ name: 'Ash', place: 'river' }),
    'small/plot/passages/letter.md':
      '## letter\npart: choices\nwhere: yard\n\n> Read the letter. [read letter] -> read\n\n' +
      '## read\npart: outcome\nmemory: {text: "Ash wrote to you.", about: ash}\n\nIt is from Ash.\n',
  });
  const session = await beginSession(testHost({ content: { campaigns } }));
  await collect(session.take({ text: 'read the letter' }, never));
  expect(session.setting?.people.map(({ id }) => id)).toEqual(['mara', 'ash']);
});

it('a scene shown again says its setting first, as it was', async () => {
  const [engine, id] = await begunStory();
  const session = await open(engine, id);
  await collect(session.resume(never));
  const told = settingIn(await take(session, 'Ask Mara'));
  const reopened = await open(engine, id);
  const events = await collect(reopened.resume(never));
  expect(events.map(({ type }) => type)).toEqual(['story', 'setting', 'scene']);
  expect(events[1]).toEqual({ type: 'setting', scene: 2, setting: told });
});

it('a scene says its setting before its first sentence', async () => {
  const events = await take(await beginSession(), 'Take an apple');
  const types = events.map(({ type }) => type);
  expect(types.indexOf('setting')).toBeGreaterThan(types.indexOf('turn'));
  expect(types.indexOf('setting')).toBeLessThan(types.indexOf('sentence'));
});

async function begunStory(): Promise<Parameters<typeof open>> {
  const engine = await testEngine(testHost());
  return [engine, await begin(engine)];
}
