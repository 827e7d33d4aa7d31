import fc from 'fast-check';

import type { EngineHost } from '@/engine/engine-host';
import type { StorySession } from '@/engine/session/story-session';
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
import type { PlaythroughId } from '@/foundation/ids';
import { openStoryStore } from '@/persistence/open-story-store';
import { feelingOf } from '@/story/state/story-state';

const wait = (session: StorySession) => collect(session.take({ text: 'wait' }, never));
const note = {
  characters: [],
  about: null,
  location: null,
  significance: 'low',
  kind: null,
} as const;

const summaries = async (session: StorySession): Promise<readonly string[]> =>
  (await session.records.memory.exactMatch({}, never)).map(({ summary }) => summary);

/** What the session itself remembers, the newest first. */
const remembered = (session: StorySession): readonly string[] =>
  session.memories.map(({ summary }) => summary).reverse();

describe('what is asked about a story', () => {
  it('[arch SC-023; arch §6.1.2] is what the session remembers, also after it was corrected, pinned or forgotten', async () => {
    const session = await beginSession();
    await take(session, 'Take an apple');
    await wait(session);
    const { memory } = session.records;
    const id = await memory.store({ ...note, summary: 'You owe Mara a pear.' }, never);
    const [first] = session.memories;
    expect(await summaries(session)).toEqual(remembered(session));
    expect(
      await memory.update(first?.id ?? '', { summary: 'You came late.', isPinned: true }, never),
    ).toBe(true);
    expect(await memory.delete(id ?? '', never)).toBe(true);
    expect(await memory.delete(id ?? '', never)).toBe(false);
    expect(await summaries(session)).toEqual(remembered(session));
    expect(await memory.exactMatch({ pinned: true }, never)).toEqual([
      expect.objectContaining({ summary: 'You came late.', isPinned: true }),
    ]);
    const found = await memory.semanticSearch({ query: 'apple' }, never);
    expect(found[0]?.summary).toContain('apple');
  });

  it('[arch §6.1.2] is filtered by time, session, character, place, tag and kind', async () => {
    const session = await beginSession();
    await take(session, 'Ask Mara');
    const { memory } = session.records;
    const kept = {
      ...note,
      summary: 'Mara lent you a lamp.',
      characters: ['mara'],
      location: 'cellar',
      kind: 'debt',
      tags: ['light'],
    };
    await memory.store(kept, never);
    const found = async (filters: Parameters<typeof memory.exactMatch>[0]): Promise<boolean> =>
      (await memory.exactMatch(filters, never)).some(({ summary }) => summary === kept.summary);
    const at = session.path[1]?.at ?? 0;
    const [visit] = await session.records.session.exactMatch({}, never);
    const fitting = [
      { character: 'mara' },
      { location: 'cellar' },
      { tag: 'light' },
      { actionType: 'debt' },
      { from: at, to: at },
      { session: visit?.id ?? '' },
    ];
    const other = [
      { character: 'oda' },
      { location: 'yard' },
      { tag: 'dark' },
      { actionType: 'promise' },
      { from: at + 1 },
      { to: at - 1 },
      { session: 'another' },
    ];
    for (const filters of fitting) expect([filters, await found(filters)]).toEqual([filters, true]);
    for (const filters of other) expect([filters, await found(filters)]).toEqual([filters, false]);
    expect(await found({ character: 'mara', location: 'yard' })).toBe(false);
  });

  it('[arch §6.1.4] standings are read through the branch and fade when they are asked for', async () => {
    const session = await beginSession();
    const { reputation, perception } = session.records;
    await reputation.store({ subject: 'millers', score: 80 }, never);
    await perception.store({ subject: 'mara', score: -40 }, never);
    for (let scene = 0; scene < 4; scene += 1) await wait(session);
    const [millers] = await reputation.exactMatch({ subject: 'millers' }, never);
    expect(millers?.score).toBe(80);
    expect(millers?.now).toBeLessThan(80);
    expect(millers?.now).toBeGreaterThan(79);
    const [mara] = await perception.exactMatch({ subject: 'mara' }, never);
    expect(mara?.now).toBeCloseTo(feelingOf(session.state, 'mara'), 6);
    expect(await reputation.update('millers', { score: 10 }, never)).toBe(true);
    expect(await reputation.update('nobody', { score: 10 }, never)).toBe(false);
    expect(session.state).toMatchObject({ reputation: { millers: 10 } });
    await session.goTo(3, never);
    expect((await reputation.exactMatch({}, never)).map(({ score }) => score)).toEqual([80]);
  });

  it('[arch §6.1.1] lore belongs to the campaign, portraits to the story; both can be changed and deleted', async () => {
    const { lore, portrait } = (await beginSession()).records;
    const chunk = {
      id: 'lore-1',
      filePath: 'lore/bells.md',
      chunkIndex: 0,
      paragraphId: 1,
      content: 'The bell under the ice rings for the drowned.',
      tokenCount: 9,
    };
    await lore.store(chunk, never);
    expect(await lore.exactMatch({ sourceFile: 'lore/bells.md' }, never)).toEqual([chunk]);
    expect(await lore.exactMatch({ sourceFile: 'lore/else.md' }, never)).toEqual([]);
    expect(await lore.semanticSearch({ query: 'the bell' }, never)).toMatchObject([
      { id: 'lore-1' },
    ]);
    expect(await lore.update('lore-1', { content: 'No bell.' }, never)).toBe(true);
    expect(await lore.delete('lore-1', never)).toBe(true);
    expect(await lore.delete('lore-1', never)).toBe(false);
    const picture = {
      id: 'portrait-1',
      characterId: 'mara',
      imagePath: 'asset-1',
      descriptionHash: 'x',
      generatedAt: 1,
    };
    await portrait.store(picture, never);
    expect(await portrait.update('portrait-1', { imagePath: 'asset-2' }, never)).toBe(true);
    expect(await portrait.exactMatch({ characterId: 'mara' }, never)).toEqual([
      { ...picture, imagePath: 'asset-2' },
    ]);
    expect(await portrait.delete('portrait-1', never)).toBe(true);
    expect(await portrait.exactMatch({}, never)).toEqual([]);
  });
});

/** One step of a random life of a story. */
type Step = { readonly kind: 'wait' | 'note' | 'forget' | 'go' | 'branch'; readonly pick: number };

async function live(session: StorySession, steps: readonly Step[]): Promise<void> {
  for (const { kind, pick } of steps) {
    const scene = session.tree[pick % Math.max(1, session.tree.length)];
    const { memory } = session.records;
    if (kind === 'wait') await wait(session);
    else if (kind === 'note')
      await memory.store({ ...note, summary: `Note ${String(pick)}.` }, never);
    else if (kind === 'forget') {
      const { memories } = session;
      await memory.delete(memories[pick % Math.max(1, memories.length)]?.id ?? '', never);
    } else if (scene !== undefined)
      await (kind === 'go'
        ? session.goToScene(scene.id, never)
        : session.branchAt(scene.id, never));
  }
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('wait', 'wait', 'note', 'forget', 'go', 'branch'),
  pick: fc.nat({ max: 40 }),
});

describe('whatever roads were taken', () => {
  it('[arch SC-032; arch §6.1.4] no memory of another branch or story is ever answered, and none is missing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 14 }),
        fc.array(step, { maxLength: 8 }),
        async (one, other) => {
          const host = testHost();
          const engine = await testEngine(host);
          const ids = [await begin(engine, 1), await begin(engine, 2)] as const;
          const sessions = [await open(engine, ids[0]), await open(engine, ids[1])] as const;
          for (const [index, steps] of [one, other].entries()) {
            const session = sessions[index];
            if (session === undefined) continue;
            await collect(session.resume(never));
            await live(session, steps);
          }
          for (const session of sessions) await agreesEverywhere(session);
          await agreesAfterRebuilding(host, ids[0]);
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);
});

async function agreesEverywhere(session: StorySession): Promise<void> {
  for (const { id } of session.tree) {
    await session.goToScene(id, never);
    expect(await summaries(session)).toEqual(remembered(session));
  }
}

/** Thrown away and made again, the rows answer the same. */
async function agreesAfterRebuilding(host: EngineHost, id: PlaythroughId): Promise<void> {
  const store = await openStoryStore(host.storage.database, never);
  if (!store.ok) throw store.error;
  await store.value.data(host.device.clock).rebuild(id, never);
  await agreesEverywhere(await open(await testEngine(host), id));
}

it('[arch SC-032; arch §6.1.4] whatever is asked for, by meaning or by filters, another story answers nothing of it', async () => {
  const engine = await testEngine(testHost());
  const [one, other] = [
    await open(engine, await begin(engine, 1)),
    await open(engine, await begin(engine, 2)),
  ];
  for (const session of [one, other]) await collect(session.resume(never));
  const lamp = 'Mara lent you a lamp.';
  const kept = { ...note, characters: ['mara'], location: 'cellar', kind: 'debt', tags: ['light'] };
  const { memory, reputation, perception, portrait } = one.records;
  await memory.store({ ...kept, summary: lamp }, never);
  await reputation.store({ subject: 'millers', score: 80 }, never);
  await perception.store({ subject: 'oda', score: -40 }, never);
  const picture = { characterId: 'mara', imagePath: 'a', descriptionHash: 'x', generatedAt: 1 };
  await portrait.store({ ...picture, id: 'portrait-1' }, never);
  const [visit] = await one.records.session.exactMatch({}, never);
  const answersOf = async ({ records }: StorySession): Promise<readonly number[]> => {
    const memories = await Promise.all(
      [
        { character: 'mara', location: 'cellar' },
        { tag: 'light' },
        { actionType: 'debt' },
        { session: visit?.id ?? '', tag: 'light' },
      ].map((filters) => records.memory.exactMatch(filters, never)),
    );
    const found = await records.memory.semanticSearch({ query: lamp, threshold: 0 }, never);
    const visits = await records.session.exactMatch({}, never);
    return [
      ...memories,
      found.filter(({ summary }) => summary === lamp),
      visits.filter(({ id }) => id === visit?.id),
      await records.reputation.exactMatch({ subject: 'millers' }, never),
      await records.perception.exactMatch({ subject: 'oda' }, never),
      await records.portrait.exactMatch({ characterId: 'mara' }, never),
    ].map(({ length }) => length);
  };
  expect(await answersOf(one)).toEqual(Array(9).fill(1));
  expect(await answersOf(other)).toEqual(Array(9).fill(0));
});

describe('rows that follow from the log', () => {
  it('[docs/ARCHITECTURE Storage] that are not what was written are made again before anything is answered', async () => {
    const host = testHost();
    const session = await beginSession(host);
    await take(session, 'Take an apple');
    const before = remembered(session);
    const damage = "UPDATE memory_events SET body = replace(body, 'apple', 'sword')";
    await host.storage.database.write([{ sql: damage, params: [] }], never);
    expect(await summaries(session)).toEqual(before);
  });

  it('that are gone are made again when the story is opened', async () => {
    const host = testHost();
    const session = await beginSession(host);
    await take(session, 'Take an apple');
    const sqls = [
      'DELETE FROM memory_events',
      'DELETE FROM standings',
      'DELETE FROM derived_marks',
    ];
    await host.storage.database.write(
      sqls.map((sql) => ({ sql, params: [] })),
      never,
    );
    const again = await open(await testEngine(host), session.playthrough.id);
    await again.whenReady;
    expect(await summaries(again)).toEqual(remembered(session));
  });

  it('[arch §6.1.3] say how each question went, and nothing of what was asked', async () => {
    const session = await beginSession();
    await summaries(session);
    expect(session.queries).toEqual([
      {
        method: 'exactMatch',
        dataType: 'memory',
        scope: session.playthrough.id,
        ms: expect.any(Number) as number,
        count: 1,
      },
    ]);
  });
});
