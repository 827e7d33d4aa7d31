import type { Engine } from '@/engine/engine';
import type { EngineHost } from '@/engine/engine-host';
import type { Embedders } from '@/engine/recall/embedders';
import { StoryRecall } from '@/engine/recall/story-recall';
import type { StorySession } from '@/engine/session/story-session';
import { builtInMeaning } from '@/engine/testing/built-in-meaning';
import { fakeEmbedder } from '@/engine/testing/fake-embedder';
import { begin, collect, never, open, testEngine, testHost } from '@/engine/testing/test-engine';
import type { PlaythroughId } from '@/foundation/ids';
import type { EmbeddingStore } from '@/persistence/embedding-store';
import type { SearchByMeaning } from '@/ports/search-by-meaning';
import { createVectorMatrix } from '@/hosts/shared/vectors/create-vector-matrix';

const things =
  'anvil apple barrel basket bell blanket bottle broom bucket candle chair clock cradle drum fiddle hammer harness kettle ladder lantern loom mirror needle oar orange pillow plough pump quilt rope saddle sail scythe shovel spindle stove table trunk wheel whistle'.split(
    ' ',
  );
const deeds = things.map((thing) => `You carried the ${thing} to the mill.`);

/** Without the built-in embedder: its words cannot be loaded. */
function host(model: Pick<SearchByMeaning, 'openModel'> = {}): EngineHost {
  const meaning = {
    loadWordTable: () => Promise.reject(new Error('The words are not there.')),
    createMatrix: createVectorMatrix,
    ...model,
  };
  return testHost({ compute: { meaning } });
}

/** A story that remembers many deeds. */
async function longStory(device: EngineHost): Promise<{
  readonly engine: Engine;
  readonly session: StorySession;
  readonly id: PlaythroughId;
}> {
  const engine = await testEngine(device);
  const id = await begin(engine);
  const session = await open(engine, id);
  await collect(session.resume(never));
  for (const summary of deeds)
    await session.records.memory.store(
      { summary, characters: [], about: null, location: null, significance: 'low', kind: null },
      never,
    );
  return { engine, session, id };
}

async function embeddedBy(device: EngineHost): Promise<Readonly<Record<string, number>>> {
  const rows = await device.storage.database.read<{
    readonly embedder: string;
    readonly count: number;
  }>(
    'SELECT embedder, count(*) AS count FROM embeddings GROUP BY embedder ORDER BY embedder',
    [],
    never,
  );
  return Object.fromEntries(rows.map(({ embedder, count }) => [embedder, count]));
}

const search = (session: StorySession) =>
  session.records.memory.semanticSearch({ query: deeds[7] ?? '', threshold: 0, limit: 50 }, never);

describe('a change of embedder in the middle of a story', () => {
  it('[arch §10.4] is finished in the background, and nothing of the old one is left', async () => {
    const device = host();
    const { engine, session } = await longStory(device);
    engine.embedders.choose(fakeEmbedder('one'));
    await session.embedMemories(never);
    const all = session.memories.length;
    expect(await embeddedBy(device)).toEqual({ one: all });
    engine.embedders.choose(fakeEmbedder('two'));
    await session.embedMemories(never);
    expect(await embeddedBy(device)).toEqual({ two: all });
    const found = await search(session);
    expect(found[0]?.summary).toBe(deeds[7]);
    expect(found[0]?.cosine).toBeCloseTo(1, 5);
  });

  it('[arch §10.4] goes on where it was after a kill, and loses and mixes nothing', async () => {
    const device = host();
    const { engine, session, id } = await longStory(device);
    engine.embedders.choose(fakeEmbedder('one'));
    await session.embedMemories(never);
    const killed = new AbortController();
    const half = fakeEmbedder('two', () => {
      if (half.asked.length >= 16) killed.abort();
      return Promise.resolve();
    });
    engine.embedders.choose(half);
    await session.embedMemories(killed.signal);
    expect(await embeddedBy(device)).toEqual({ one: session.memories.length, two: 16 });
    // Neither knows everything: words are compared, and no number of one with one of the other.
    expect((await search(session)).map(({ cosine }) => cosine)).toEqual(
      (await search(session)).map(() => null),
    );

    const again = await testEngine(device);
    const rest = fakeEmbedder('two');
    again.embedders.choose(rest);
    const reopened = await open(again, id);
    expect(reopened.memories).toEqual(session.memories);
    await reopened.embedMemories(never);
    expect(rest.asked).toHaveLength(reopened.memories.length - 16);
    expect(await embeddedBy(device)).toEqual({ two: reopened.memories.length });
    const found = await search(reopened);
    expect(found).toHaveLength(reopened.memories.length);
    expect(found.every(({ cosine }) => typeof cosine === 'number')).toBe(true);
  });

  it('[arch §10.4] says how far it is', async () => {
    const { engine, session } = await longStory(host());
    const seen: unknown[] = [];
    engine.embedders.choose(
      fakeEmbedder('one', () => {
        seen.push(session.embeddingProgress);
        return Promise.resolve();
      }),
    );
    await session.embedMemories(never);
    const total = session.memories.length;
    expect(seen[0]).toEqual({ embedder: 'one', done: 0, total });
    expect(seen[1]).toEqual({ embedder: 'one', done: 16, total });
    expect(session.embeddingProgress).toBeNull();
  });
});

describe('a model that the player has on the device', () => {
  const embedAnew = async (device: EngineHost, id: PlaythroughId) => {
    const engine = await testEngine(device);
    const session = await open(engine, id);
    await session.embedMemories(never);
    return { engine, session };
  };

  it('[arch §10.4] embeds anew what the one before it had embedded, in the background', async () => {
    const before = host();
    const { engine, session, id } = await longStory(before);
    engine.embedders.choose(fakeEmbedder('one'));
    await session.embedMemories(never);
    const openModel = () => Promise.resolve(fakeEmbedder('minilm:1'));
    const device = { ...before, compute: { ...host({ openModel }).compute } };
    const later = await embedAnew(device, id);
    expect(await embeddedBy(device)).toEqual({ 'minilm:1': later.session.memories.length });
    const [found] = await search(later.session);
    expect(found).toMatchObject({ summary: deeds[7], cosine: expect.closeTo(1, 5) as number });
  });

  it('is not waited for: what is asked for meanwhile is found without it', async () => {
    const openModel = () => new Promise<never>(() => undefined);
    const { session } = await longStory(host({ openModel }));
    const found = await search(session);
    expect(found).not.toEqual([]);
    expect(found.map(({ cosine }) => cosine)).toEqual(found.map(() => null));
  });

  it('is looked over the shoulder by the built-in embedder, and keeps its own cosines', async () => {
    const openModel = () => Promise.resolve(fakeEmbedder('minilm:1'));
    const meaning = { ...builtInMeaning, openModel };
    const { session } = await longStory(testHost({ compute: { meaning } }));
    await session.embedMemories(never);
    const [found] = await search(session);
    expect(found).toMatchObject({ summary: deeds[7], cosine: expect.closeTo(1, 5) as number });
    const query = 'You sailed in a boat with a paddle.';
    const near = await session.records.memory.semanticSearch(
      { query, threshold: 0, limit: 3 },
      never,
    );
    // To the model all deeds are as far from it: none shares a word that the others do not.
    expect(near[0]?.summary).toMatch(/the (oar|sail) /);
  });
});

describe('what a story remembers', () => {
  it('is found by its words when the embedder fails, and why there is no other is said', async () => {
    const { engine, session } = await longStory(host());
    engine.embedders.choose(fakeEmbedder('broken', () => Promise.reject(new Error('no memory'))));
    const [found] = await session.records.memory.semanticSearch(
      { query: 'the blanket at the mill' },
      never,
    );
    expect(found).toMatchObject({ cosine: null });
    expect(found?.summary).toContain('blanket');
    expect(engine.embedders.fault).toBe('The words are not there.');
  });

  it('[arch SC-026] has its meaning made again when that was damaged', async () => {
    const device = host();
    const { engine, session, id } = await longStory(device);
    engine.embedders.choose(fakeEmbedder('one'));
    await session.embedMemories(never);
    await device.storage.database.write(
      [
        { sql: 'UPDATE embeddings SET vector = zeroblob(2048) WHERE rowid % 2 = 0', params: [] },
        { sql: "UPDATE embeddings SET vector = x'00' WHERE rowid % 5 = 0", params: [] },
      ],
      never,
    );
    const reopened = await testEngine(device);
    const mending = fakeEmbedder('one');
    reopened.embedders.choose(mending);
    const again = await open(reopened, id);
    await again.embedMemories(never);
    expect(mending.asked.length).toBeGreaterThan(20);
    expect(mending.asked.length).toBeLessThan(again.memories.length);
    expect(await search(again)).toEqual(await search(session));
  });

  it('takes its meaning along when the story is deleted', async () => {
    const device = host();
    const { engine, session, id } = await longStory(device);
    engine.embedders.choose(fakeEmbedder('one'));
    await session.embedMemories(never);
    await engine.delete(id, never);
    expect(await embeddedBy(device)).toEqual({});
  });
});

it('[arch §3.5] a search that is stopped reads and compares no more', async () => {
  const stopping = new AbortController();
  let read = 0;
  const embedder = {
    ...fakeEmbedder('instant'),
    embedNow: () => {
      read += 1;
      if (read === 5) stopping.abort();
      return new Float32Array(512);
    },
  };
  const embedders = { chosen: null, builtInNow: embedder, createMatrix: createVectorMatrix };
  let at = 0;
  const recall = new StoryRecall({
    owner: 'story',
    embedders: embedders as unknown as Embedders,
    store: { read: () => Promise.resolve(new Map()) } as unknown as EmbeddingStore,
    clock: { elapsed: () => (at += 10), sleep: () => Promise.resolve('elapsed') },
  });
  const texts = deeds.map((text, n) => ({ id: String(n), text, labels: [] }));
  expect(await recall.measured(texts, 'a rope', stopping.signal)).toEqual([]);
  expect(read).toBe(5);
});
