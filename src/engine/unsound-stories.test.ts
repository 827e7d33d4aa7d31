import type { Engine } from '@/engine/engine';
import { hostWith } from '@/engine/testing/host-with';
import {
  begin,
  collect,
  never,
  open,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import { deleteStoryStatements } from '@/persistence/delete-story';
import { insertStatements, readWholeStory, type WholeStory } from '@/persistence/rows/whole-story';
import { resealedStory } from '@/transfer/testing/resealed-story';

type Rows = Readonly<Record<string, unknown>>;

const changed = (text: string | null, change: (value: Rows) => Rows): string =>
  JSON.stringify(change(JSON.parse(text ?? '{}') as Rows));

/** What is changed in a story whose seals are made again: as an older version took it in from a file. */
const cases = [
  {
    what: 'what it was begun with',
    inLibrary: 'what it was begun with',
    change: (story: WholeStory) => ({
      playthrough: {
        ...story.playthrough,
        body: changed(story.playthrough.body, (body) => ({ ...body, campaignTitle: null })),
      },
    }),
  },
  {
    what: 'what happened where it stands',
    inLibrary: 'scene 2',
    change: ({ scenes }: WholeStory) => ({
      scenes: scenes.map((row) =>
        row.number === 2
          ? {
              ...row,
              outcome: changed(row.outcome, (outcome) => ({ ...outcome, memories: [null] })),
            }
          : row,
      ),
    }),
  },
  {
    what: 'the words of its first scene',
    inLibrary: null,
    change: ({ scenes }: WholeStory) => ({
      scenes: scenes.map((row) =>
        row.number === 1
          ? { ...row, words: changed(row.words, (words) => ({ ...words, paragraphs: [[null]] })) }
          : row,
      ),
    }),
  },
  {
    what: 'a change of the player’s',
    inLibrary: null,
    change: ({ entries }: WholeStory) => ({
      entries: entries.map((row) => ({ ...row, body: '{"kind":"memory-stored","memory":7}' })),
    }),
  },
];

/** Two stories, of which one was sealed with something in it that no session can read. */
async function withUnsound(
  change: (story: WholeStory) => Partial<WholeStory>,
): Promise<{ readonly engine: Engine; readonly unsound: Awaited<ReturnType<typeof begin>> }> {
  const host = hostWith(testHost(), {
    storage: { keepDatabaseAside: () => Promise.resolve('aside.db') },
  });
  const engine = await testEngine(host);
  const { database } = host.storage;
  const unsound = await begin(engine, 1);
  const session = await open(engine, unsound);
  await collect(session.resume(never));
  await take(session, 'Take an apple');
  await session.records.memory.store(
    {
      ...{ summary: 'Mine.', significance: 'low', characters: [], about: null },
      ...{ location: null, kind: null },
    },
    never,
  );
  await session.whenReady;
  const story = await readWholeStory(database, unsound, never);
  if (story === null) throw new Error('there is no story');
  const forged = resealedStory({ ...story, ...change(story) });
  await database.write([...deleteStoryStatements(unsound), ...insertStatements(forged)], never);
  await begin(engine, 2);
  return { engine: await testEngine(host), unsound };
}

describe.each(cases)('a story with nonsense in $what', ({ change, inLibrary }) => {
  it('[arch SC-026] is listed beside the others, and takes none of them along', async () => {
    const { engine, unsound } = await withUnsound(change);
    const cards = await engine.storyCards(never);
    expect(cards.map(({ id, fault }) => [id === unsound, fault])).toEqual([
      [false, null],
      [true, inLibrary === null ? null : `This story is damaged at ${inLibrary} of ${unsound}.`],
    ]);
    expect(cards.every(({ title }) => typeof title === 'string')).toBe(true);
    expect((await engine.stories(never)).length).toBe(2);
    const other = cards[0]?.id ?? unsound;
    const session = await open(engine, other);
    await collect(session.resume(never));
    expect(session.path.length).toBe(1);
  });

  it('is kept aside and goes on with what is whole, or says why it cannot be opened', async () => {
    const { engine, unsound } = await withUnsound(change);
    const opened = await engine.open(unsound, never);
    if (opened.ok) {
      expect(opened.value.mended?.aside).toBe('aside.db');
      await collect(opened.value.resume(never));
      expect(opened.value.choices.length).toBeGreaterThan(0);
    } else expect(opened.error.message).toContain('is damaged at what it was begun with of');
  });
});

it('a story that calls its memories and plans like those of another leaves that one as it is', async () => {
  const host = testHost();
  const engine = await testEngine(host);
  const [one, other] = [await begin(engine, 1), await begin(engine, 2)];
  for (const id of [one, other]) await collect((await open(engine, id)).resume(never));
  const session = await open(engine, one);
  await session.whenReady;
  const before = await session.records.memory.exactMatch({}, never);
  const { database } = host.storage;
  const story = await readWholeStory(database, other, never);
  const like = await readWholeStory(database, one, never);
  if (story === null || like === null) throw new Error('there is no story');
  const scenes = story.scenes.map((row) => ({ ...row, outcome: like.scenes[0]?.outcome ?? '' }));
  const forged = insertStatements(resealedStory({ ...story, scenes }));
  await database.write([...deleteStoryStatements(other), ...forged], never);
  const thief = await open(await testEngine(host), other);
  await thief.whenReady;
  const again = await open(await testEngine(host), one);
  expect(before.length).toBeGreaterThan(0);
  expect(await again.records.memory.exactMatch({}, never)).toEqual(before);
  expect(await thief.records.memory.exactMatch({}, never)).toEqual([]);
});

it('a turn stands, however odd the numbers are that a skill patches into the state', async () => {
  const host = testHost();
  const session = await open(await testEngine(host), await begin(await testEngine(host), 1));
  await collect(session.resume(never));
  const odd = { time: { minutes: 0.5 }, people: { mara: { feeling: 3.5, feltAt: 1e300 } } };
  await session.change({ kind: 'state-patched', patch: odd }, never);
  expect(await session.records.perception.exactMatch({ subject: 'mara' }, never)).toEqual([
    expect.objectContaining({ subject: 'mara' }),
  ]);
});
