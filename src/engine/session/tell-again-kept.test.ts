import type { StorySession } from '@/engine/session/story-session';
import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, collect, headOf, never, take, testHost } from '@/engine/testing/test-engine';

const beside = `---
where: yard
---
## yard-cat
part: reaction
speaker: mara

Mara moves a cat off the barrel without looking at the cat.

## yard-smoke
part: reaction
speaker: mara

Mara sniffs at the wind as if it were late with something.

## yard-apron
part: reaction
speaker: mara

Mara ties her apron again, tighter, behind a back that is very straight.

## yard-rope
part: place

A rope hangs from the loft door with a hook and nothing on it.
`;

const sights = `---
where: river
---
## river-first
part: place
first: true

The river is wide and brown. Tam the ferryman mends a net on the far bank.

## river-ducks
part: reaction

Two ducks go by backwards, asleep, on the slack water by the bank.

## river-eddy
part: reaction

An eddy turns a bottle round and round, and lets nobody read it.
`;

const ferryAtTwo = JSON.stringify({
  beats: [
    {
      id: 'ferry',
      title: 'The ferry',
      priority: 'critical',
      conditions: { scene_count: { min: 2, max: 2 } },
    },
  ],
});

async function begin(more: Readonly<Record<string, string>> = {}): Promise<StorySession> {
  const campaigns = smallCampaignWith({
    'small/plot/passages/beside.md': beside,
    'small/plot/passages/sights.md': sights,
    ...more,
  });
  return beginSession(testHost({ content: { campaigns } }));
}

/** What the apple brought, and then the ferry, which asks something. */
async function atTheFerry(more: Readonly<Record<string, string>> = {}): Promise<StorySession> {
  const session = await begin({ 'small/plot/beats.json': ferryAtTwo, ...more });
  await take(session, 'Take an apple');
  return session;
}

const differently = (session: StorySession) => collect(session.words.tellDifferently(never));

const sentencesIn = (session: StorySession, from: RegExp) =>
  (headOf(session).words?.paragraphs.flat() ?? [])
    .filter((sentence) => from.test(sentence.from ?? ''))
    .map(({ text }) => text);

describe('a scene told differently whose choices stand on the screen', () => {
  it('keeps the words that they come from, and changes what stands around them', async () => {
    const session = await atTheFerry();
    const before = sentencesIn(session, /./);
    await differently(session);
    const after = sentencesIn(session, /./);
    const bell = 'The ferry bell rings twice, which means now.';
    const apple = 'The apple is cold and heavier than it looks.';
    expect(after.filter((text) => before.includes(text))).toEqual([apple, bell]);
    expect(after.length).toBeGreaterThan(2);
  });

  it('has what else is shown before that which asks something', async () => {
    const session = await atTheFerry();
    await differently(session);
    const from = (headOf(session).words?.paragraphs ?? []).map(([sentence]) => sentence?.from);
    expect(from.slice(0, 3)).toEqual(['apple-taken', expect.stringMatching(/^yard-/), 'ferry-due']);
  });

  it('stays as it is, and says so, when there is nothing else in it', async () => {
    const session = await begin();
    const opening = sentencesIn(session, /^start$/);
    const told = headOf(session).outcome.told.filter(({ passage }) => passage === 'start');
    expect(told).toHaveLength(1);
    for (let more = 0; more < 4; more += 1) await differently(session);
    expect(sentencesIn(session, /^start$/)).toEqual(opening);
    const last = await differently(session);
    expect(last.map((event) => (event.type === 'notice' ? event.message : event.type))).toEqual([
      'There are no other words for this scene; it stays as it is.',
    ]);
  });

  it('has the other words that the author wrote for it', async () => {
    const again =
      '## bell-again\npart: retelling\nof: ferry-due\n\nTwice goes the bell: the ferry.\n';
    const session = await atTheFerry({ 'small/plot/passages/again.md': again });
    await differently(session);
    expect(sentencesIn(session, /^(?:ferry-due|bell-again)$/)).toEqual([
      'Twice goes the bell: the ferry.',
    ]);
  });

  it('is told whole with other picks of its variations, old sentences and new ones', async () => {
    const asks = `## asks
part: reaction
where: yard
who: mara
if: flags.stole
memory: "Mara asked about the apple."

Mara stops counting at that very moment. {"Is that one of mine?" she says.|"Which tree is that from?" she wants to know.} You have nowhere to put it.

> Say that it is hers. [talk mara] -> mara-tells
> Say that it is yours. [talk mara] -> mara-shrugs
`;
    const session = await begin({ 'small/plot/passages/asks.md': asks });
    await take(session, 'Take an apple');
    const first = sentencesIn(session, /^asks$/);
    await differently(session);
    const second = sentencesIn(session, /^asks$/);
    expect(new Set([...first, ...second])).toEqual(
      new Set([
        'Mara stops counting at that very moment.',
        '"Is that one of mine?" she says.',
        '"Which tree is that from?" she wants to know.',
        'You have nowhere to put it.',
      ]),
    );
    expect([first.length, second.length]).toEqual([3, 3]);
  });

  it('keeps the words the player put in the place of others', async () => {
    const session = await atTheFerry();
    const sentences = headOf(session).words?.paragraphs.flat() ?? [];
    const sentence = sentences.findIndex(({ from }) => from === 'ferry-due');
    await session.words.edit({ sentence, text: 'Ding, ding.' }, never);
    await differently(session);
    expect(sentencesIn(session, /^ferry-due$/)).toEqual(['Ding, ding.']);
  });
});

it('a first sight keeps its words when the scene is told differently: nobody else says who is there', async () => {
  const session = await begin();
  await collect(session.take({ text: 'go to the river' }, never));
  const seen = sentencesIn(session, /^river-first$/);
  const beforeThat = sentencesIn(session, /^river-(?:ducks|eddy)$/);
  expect([seen.length, beforeThat.length]).toEqual([2, 1]);
  await differently(session);
  expect(sentencesIn(session, /^river-first$/)).toEqual(seen);
  expect(sentencesIn(session, /^river-(?:ducks|eddy)$/)).not.toEqual(beforeThat);
});
