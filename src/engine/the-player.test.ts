import type { NewStory } from '@/engine/engine';
import { replayReport } from '@/engine/files/replay-report';
import { StoryFiles } from '@/engine/files/story-files';
import type { StorySession } from '@/engine/session/story-session';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import {
  begin,
  collect,
  never,
  open,
  replied,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import { readReportFile } from '@/transfer/read-report-file';
import type { PlayerWish } from '@/story/campaign/player-form';

const template = {
  character_creation: { mode: 'guided', guidance: 'You are new here.' },
  allowed_races: [{ name: 'Human', traits: ['patient'] }, { name: 'Heron' }],
  allowed_classes: [
    { name: 'Clerk', abilities: ['counting'] },
    { name: 'Apple Thief', abilities: ['sleight of hand'] },
  ],
  starting_location: 'the yard',
  starting_items: ['worn dagger'],
};

const yard = `---
where: yard
---
## start
part: opening

"{player.name}," says Mara to {player}, and to the {player.class}'s shadow: "{player.they} came." {if player.race == "Heron": You stoop under the gate. | You fit under the gate.}

> Help with the counting. [help; risk: even]
> Cut the apple up. [cut; stat: tact; needs: worn_dagger]
> Palm an apple. [take; requires: sleight_of_hand]
> Tot up the barrels. [tot; requires: counting]
`;

const files = {
  'small/characters/player/template.json': JSON.stringify(template),
  'small/plot/passages/yard.md': yard,
};

const story: NewStory = {
  ...{ campaign: 'small', seed: 1, style: 'vivid', startingPatch: {}, startAtBeat: null },
};

async function engineWith(more: Readonly<Record<string, string>> = files) {
  return testEngine(testHost({ content: { campaigns: smallCampaignWith(more) } }));
}

async function begun(player: PlayerWish, more = files): Promise<StorySession> {
  const engine = await engineWith(more);
  const id = await engine.begin({ ...story, player }, never);
  if (!id.ok) throw new Error(id.error.message);
  const session = await open(engine, id.value);
  await collect(session.resume(never));
  return session;
}

const told = ({ path }: StorySession): string =>
  (path[path.length - 1]?.words?.paragraphs ?? [])
    .flat()
    .map(({ text }) => text)
    .join(' ');

const ada: PlayerWish = { name: 'Ada Moor', pronouns: 'she', race: 'heron', class: 'apple thief' };

it('[arch §6.2.6] who the player is stands in the state and in the log of its first scene', async () => {
  const session = await begun(ada);
  const player = {
    name: 'Ada Moor',
    pronouns: 'she',
    race: 'Heron',
    class: 'Apple Thief',
    abilities: ['sleight of hand'],
  };
  expect(session.state['player']).toEqual(player);
  expect(session.path[0]?.outcome.patch['player']).toEqual(player);
  expect(session.playthrough.startingPatch).toEqual({
    player: { name: 'Ada Moor', pronouns: 'she', race: 'Heron', class: 'Apple Thief' },
  });
  expect(session.state['stats']).toEqual({ tact: 1, sleight_of_hand: 1 });
  expect(session.state['inventory']).toEqual({ worn_dagger: 1 });
});

it('[arch §6.2.6] the story calls the player by the name, the class and the pronouns where its author does', async () => {
  expect(told(await begun(ada))).toContain(
    '"Ada Moor," says Mara to you, and to the Apple Thief\'s shadow: "she came."',
  );
});

it('[arch §6.2.6] conditions may ask who the player is', async () => {
  expect(told(await begun(ada))).toContain('You stoop under the gate.');
  expect(told(await begun({ race: 'Human' }))).toContain('You fit under the gate.');
});

it('[arch §6.2.6] whoever gives no name is spoken to as before', async () => {
  expect(told(await begun({}))).toContain(
    '"You," says Mara to you, and to the Clerk\'s shadow: "they came."',
  );
});

it('[arch §4.2.1; arch §6.2.6] a choice that asks for an ability is offered to those who have it', async () => {
  const offered = async (player: PlayerWish): Promise<readonly string[]> =>
    (await begun(player)).choices.map(({ text }) => text);
  const [clerk, thief] = [await offered({ class: 'Clerk' }), await offered(ada)];
  expect([clerk.includes('Tot up the barrels.'), clerk.includes('Palm an apple.')]).toEqual([
    true,
    false,
  ]);
  expect([thief.includes('Tot up the barrels.'), thief.includes('Palm an apple.')]).toEqual([
    false,
    true,
  ]);
});

it('[arch §7.4] an ability that the words of a choice touch adds one to its roll, and is named', async () => {
  const session = await begun({ class: 'Clerk' });
  const events = await take(session, 'Help with the counting');
  const roll = events.find(({ type }) => type === 'roll');
  expect(roll).toMatchObject({
    formula: '2d6+skill',
    modifiers: [{ name: 'skill', value: 1, reason: 'your counting' }],
  });
});

it('[arch §6.2.6] who am I is answered with name, race and class', async () => {
  const session = await begun(ada);
  const ask = async (): Promise<string> =>
    replied(await collect(session.take({ text: 'Who am I?' }, never)));
  expect(await ask()).toMatch(/\byou are Ada Moor, a Heron Apple Thief\.$/);
});

it('[arch §6.2.6] what is carried at the start is told by its name', async () => {
  const session = await begun(ada);
  expect(replied(await collect(session.take({ text: 'inventory' }, never)))).toContain(
    'worn dagger',
  );
});

it('[arch §6.2.6] a wish that the template does not allow begins nothing, and is said in one sentence', async () => {
  const engine = await engineWith();
  expect(await engine.begin({ ...story, player: { race: 'Ork' } }, never)).toEqual({
    ok: false,
    error: { kind: 'bad', message: '"Ork" is no race here; there is: Human, Heron.' },
  });
  expect(await engine.stories(never)).toEqual([]);
});

it('[arch §6.2.6; arch §6.3] every road of the story, a visit later and its bug report know who the player is', async () => {
  const host = testHost({ content: { campaigns: smallCampaignWith(files) } });
  const engine = await testEngine(host);
  const id = await engine.begin({ ...story, player: ada }, never);
  if (!id.ok) throw new Error(id.error.message);
  const first = await open(engine, id.value);
  await collect(first.resume(never));
  await take(first, 'Palm an apple');
  await first.undo(never);
  await take(first, 'Help with the counting');
  const later = await open(engine, id.value);
  expect(later.state['player']).toEqual(first.state['player']);
  expect(later.state['player']).toMatchObject({ name: 'Ada Moor', class: 'Apple Thief' });
  const file = await new StoryFiles(engine).reportStory(id.value, never);
  const report = file.ok ? readReportFile(file.value) : null;
  if (report?.ok !== true) throw new Error('there is no report');
  const fresh = testHost({ content: { campaigns: smallCampaignWith(files) } });
  const replay = await replayReport(report.value.report, fresh, never);
  if (!replay.ok) throw new Error(replay.error.message);
  const lines: string[] = [];
  for await (const line of replay.value.lines) lines.push(line);
  expect(lines.join('\n')).toContain('Ada Moor');
});

it('[arch §6.2.6] a campaign without a template has no player in its state, and asks nothing', async () => {
  const engine = await engineWith({});
  const session = await open(engine, await begin(engine));
  await collect(session.resume(never));
  expect([session.state['player'], session.playthrough.startingPatch]).toEqual([undefined, {}]);
  expect((await engine.campaignCards(never))[0]).not.toHaveProperty('asks');
});

it.each<[string, unknown]>([
  ['guided', 'guided'],
  ['freeform', 'freeform'],
  ['preset', undefined],
])('[arch §6.2.6] a library knows of a %s template whether it asks', async (mode, asked) => {
  const engine = await engineWith({
    'small/characters/player/template.json': JSON.stringify({ character_creation: { mode } }),
  });
  const [card] = await engine.campaignCards(never);
  expect(card?.kind === 'playable' ? card.asks?.mode : null).toBe(asked);
});

it('[arch §6.2.6] whoever has learnt magic can do some where the rules have no stat for it', async () => {
  const mage = { allowed_classes: [{ name: 'Mage', abilities: ['fire magic'] }] };
  const play = async (of: object): Promise<unknown> => {
    const session = await begun(
      {},
      {
        ...files,
        'small/characters/player/template.json': JSON.stringify(of),
      },
    );
    const events = await collect(session.take({ text: 'I cast a spell at the gate' }, never));
    return session.path[1]?.outcome.taken?.intent ?? replied(events);
  };
  expect(await play(mage)).toMatchObject({ kind: 'magic', stat: 'fire_magic' });
  expect(await play({})).toContain('There is no magic here');
});
