import { Engine } from '@/engine/engine';
import {
  begin,
  collect,
  never,
  open,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import type { EngineHost } from '@/engine/engine-host';
import { hostWith } from '@/engine/testing/host-with';
import type { PlaythroughId } from '@/foundation/ids';
import type { StoryWitness } from '@/ports/story-witness';

/** A story of three scenes and a side road of one from the first, with a save and something kept. */
async function played(host: EngineHost): Promise<PlaythroughId> {
  const engine = await testEngine(host);
  const id = await begin(engine);
  const session = await open(engine, id);
  await collect(session.resume(never));
  await take(session, 'Ask Mara');
  await session.goTo(1, never);
  await take(session, 'Take an apple');
  await session.save('the apple', never);
  await collect(session.take({ text: 'wait' }, never));
  return id;
}

const asideName = 'narratoria.db.damaged-1';
const hostThatKeeps = (): EngineHost =>
  testHost({ storage: { keepDatabaseAside: () => Promise.resolve(asideName) } });

async function damage(host: EngineHost, ...sqls: readonly string[]): Promise<void> {
  const triggers = ['scenes_are_append_only', 'scene_words_are_append_only'].map(
    (name) => `DROP TRIGGER IF EXISTS ${name}`,
  );
  await host.storage.database.write(
    ['PRAGMA defer_foreign_keys = ON', ...triggers, ...sqls].map((sql) => ({ sql, params: [] })),
    never,
  );
}

const lastScene = `(SELECT id FROM scenes WHERE number = 3)`;

describe('a damaged story', () => {
  it.each([
    {
      what: 'a scene was changed',
      sqls: [`UPDATE scenes SET outcome = '{}' WHERE number = 3`],
      named: { scenes: [3] },
      kept: 3,
      left: [1, 2],
    },
    {
      what: 'a scene is gone',
      sqls: [
        `DELETE FROM scene_words WHERE scene = ${lastScene}`,
        `DELETE FROM scenes WHERE number = 3`,
      ],
      named: { scenes: [], rest: expect.arrayContaining(['a part that is gone']) as string[] },
      kept: 3,
      left: [1, 2],
    },
    {
      what: 'a scene in the middle was changed',
      sqls: [`UPDATE scenes SET at = 1 WHERE number = 2 AND id IN (SELECT parent FROM scenes)`],
      named: { scenes: [2] },
      kept: 2,
      left: [1],
    },
  ])(
    '[arch SC-026] in which $what goes on from what is whole, and says what is not',
    async ({ sqls, named, kept, left }) => {
      const host = hostThatKeeps();
      const id = await played(host);
      await damage(host, ...sqls);
      const session = await open(await testEngine(host), id);
      expect(session.mended).toMatchObject({ aside: asideName, kept, damage: named });
      const numbers = (): readonly number[] => session.path.map(({ number }) => number);
      expect(numbers()).toEqual(left);
      await collect(session.current(never));
      await collect(session.take({ text: 'wait' }, never));
      const again = await open(await testEngine(host), id);
      expect(again.mended).toBeNull();
      expect(again.path).toEqual(session.path);
    },
  );

  it('of which only words are damaged keeps what happened, and the newest is told again', async () => {
    const host = hostThatKeeps();
    const id = await played(host);
    await damage(host, `UPDATE scene_words SET words = '{}' WHERE scene = ${lastScene}`);
    const session = await open(await testEngine(host), id);
    expect(session.path).toHaveLength(3);
    const events = await collect(session.current(never));
    expect(events.map(({ type }) => type)).toContain('sentence');
  });

  it.each([
    ['where it stands', `UPDATE playthroughs SET head_scene = NULL`, 'where it stands'],
    ['a branch', `UPDATE branches SET forked_from = NULL WHERE ordinal = 1`, 'a branch'],
    ['all branches', `UPDATE branches SET ordinal = ordinal + 7`, 'a branch'],
    ['a save', `UPDATE saves SET at = 0`, 'the save "the apple"'],
  ])('names %s, and loses no scene of it', async (_what, sql, named) => {
    const host = hostThatKeeps();
    const id = await played(host);
    await damage(host, sql);
    const session = await open(await testEngine(host), id);
    expect(session.mended?.damage).toEqual({ scenes: [], rest: [named] });
    expect(session.tree).toHaveLength(4);
    expect((await open(await testEngine(host), id)).mended).toBeNull();
  });

  it('is left as it is when it cannot be kept aside', async () => {
    const host = testHost();
    const id = await played(host);
    await damage(host, `UPDATE scenes SET at = 1 WHERE number = 3`);
    const opened = await (await testEngine(host)).open(id, never);
    expect(opened).toMatchObject({
      ok: false,
      error: { message: `is damaged at scene 3 of ${id}` },
    });
  });
});

describe('a witness', () => {
  const witnessOf = (known: Map<string, number>): StoryWitness => ({
    recall: () => known,
    note: (story, commits) => known.set(story, commits),
    forget: (story) => known.delete(story),
  });

  it('[arch SC-026] tells that the end of a story is gone, though what is there is whole', async () => {
    const known = new Map<string, number>();
    const host = hostWith(hostThatKeeps(), { storage: { witness: witnessOf(known) } });
    const id = await played(host);
    known.set(id, (known.get(id) ?? 0) + 1);
    const session = await open(await testEngine(host), id);
    expect(session.mended?.damage.rest).toEqual(['its end, which is gone,']);
    expect(session.path).toHaveLength(3);
    expect((await open(await testEngine(host), id)).mended).toBeNull();
  });

  it('tells that a story is gone, and not that it was deleted', async () => {
    const known = new Map([['story-of-old', 3]]);
    const host = testHost({ storage: { witness: witnessOf(known) } });
    const id = await played(host);
    const engine = await Engine.create(host, never);
    if (!engine.ok) throw engine.error;
    expect(await engine.value.lostStories(never)).toEqual(['story-of-old']);
    await engine.value.delete(id, never);
    expect(await engine.value.lostStories(never)).toEqual(['story-of-old']);
    expect(await engine.value.stories(never)).toEqual([]);
  });
});
