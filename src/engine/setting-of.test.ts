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
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import type { StorySession } from '@/engine/story-session';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import type { TurnEvent } from '@/engine/turn-event';
import type { SceneSetting } from '@/story/scene-setting';

const mara = {
  id: 'mara',
  name: 'Mara Voss',
  role: 'keeper',
  isHere: true,
  feeling: 0,
  change: 0,
  pronouns: { they: 'she', them: 'her', their: 'her' },
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
    remembered: [],
  });
  expect(session.setting).toEqual(settingIn(events));
});

it('feelings come with what this scene changed, and what is remembered is older than the scene', async () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const session = await askedMara(seed);
    const gain = session.path[1]?.outcome.roll?.band === 'failure' ? 0 : 10;
    expect(session.setting).toMatchObject({
      people: [{ ...mara, feeling: gain, change: gain }],
      remembered: [{ text: 'You came to the yard.', scene: 1, kind: null }],
    });
    await collect(session.take({ text: 'wait' }, never));
    expect(session.setting).toMatchObject({ people: [{ ...mara, feeling: gain, change: 0 }] });
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
  expect(settingIn(events)?.people).toEqual([{ ...mara, feeling: 40 }]);
});

it('who was left behind is elsewhere; who was never met is not spoken of', async () => {
  const profile = { name: 'Jon', place: 'river' };
  const campaigns = smallCampaignWith({
    'small/characters/npcs/jon/profile.json': JSON.stringify(profile),
    'small/characters/npcs/ash/profile.json': JSON.stringify({ name: 'Ash', place: 'moon' }),
  });
  const session = await beginSession(testHost({ campaigns }));
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
  const session = await beginSession(testHost({ campaigns, skills: memoryFileStore({}) }));
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
  const session = await beginSession(testHost({ campaigns }));
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
  expect(types.indexOf('setting')).toBe(types.indexOf('sentence') - 1);
});

async function begunStory(): Promise<Parameters<typeof open>> {
  const engine = await testEngine(testHost());
  return [engine, await begin(engine)];
}
