import { branchId, playthroughId, sceneId } from '@/foundation/ids';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { applicationId, migrations } from '@/persistence/schema/migrations';
import { openStoryStore } from '@/persistence/open-story-store';
import type { StoryStore } from '@/persistence/story-store';
import type { SqlDatabase } from '@/ports/sql-database';
import type { Playthrough } from '@/story/log/playthrough';
import type { Scene, SceneWords } from '@/story/log/scene';

const never = new AbortController().signal;
const story = playthroughId('test', 1, 0);
const main = branchId(story, 0);

const playthrough: Playthrough = {
  id: story,
  campaign: 'test',
  campaignTitle: 'Test',
  seed: 1,
  style: 'vivid',
  clock: 'seeded',
  startingPatch: {},
  startAtBeat: null,
  createdAt: 5,
  headScene: null,
  headBranch: main,
};

const scene = (number: number): Scene => ({
  id: sceneId(main, number),
  playthrough: story,
  branch: main,
  parent: number === 1 ? null : sceneId(main, number - 1),
  number,
  at: number * 1000,
  outcome: {
    taken: null,
    plans: [],
    roll: null,
    patch: { flags: { [`seen${String(number)}`]: true } },
    told: [],
    beat: null,
    ending: null,
    memories: [],
    recalled: [],
    notices: [],
  },
  words: null,
});

const nothingElse = { newBranch: null, storage: [], assets: [], before: {}, visit: null };

const words: SceneWords = {
  place: 'the yard',
  paragraphs: [[{ text: 'The gate shuts.', by: 'author' }]],
  choices: [],
  rung: 'built-in',
};

async function openedStore(database: SqlDatabase): Promise<StoryStore> {
  const store = await openStoryStore(database, never);
  if (!store.ok) throw store.error;
  return store.value;
}

async function storeWithTwoScenes(): Promise<{ database: SqlDatabase; store: StoryStore }> {
  const database = openSqliteDatabase(':memory:');
  const store = await openedStore(database);
  await store.begin(playthrough, never);
  for (const number of [1, 2]) {
    await store.commitOutcome(scene(number), nothingElse, never);
    await store.commitWords(scene(number), { words }, never);
  }
  return { database, store };
}

const run = (database: SqlDatabase, sql: string): Promise<void> =>
  database.write([{ sql, params: [] }], never);

describe('the story store', () => {
  it('[arch §6.1] gives back what was committed, whole', async () => {
    const { database } = await storeWithTwoScenes();
    const log = await (await openedStore(database)).log(story, never);
    expect(log).toEqual({
      ok: true,
      value: {
        playthrough: { ...playthrough, headScene: sceneId(main, 2) },
        branches: [{ id: main, ordinal: 0, forkedFrom: null }],
        entries: [],
        saves: [],
        scenes: new Map(
          [1, 2].map((number) => [sceneId(main, number), { ...scene(number), words }]),
        ),
      },
    });
  });

  it('scenes and words are only ever added', async () => {
    const { database } = await storeWithTwoScenes();
    await expect(run(database, "UPDATE scenes SET outcome = '{}'")).rejects.toThrow();
    await expect(run(database, "UPDATE scene_words SET words = '{}'")).rejects.toThrow();
  });

  it('a scene number is written once on a branch', async () => {
    const { store } = await storeWithTwoScenes();
    await expect(store.commitOutcome(scene(2), nothingElse, never)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it.each([
    [
      'its outcome',
      "UPDATE scenes SET outcome = replace(outcome, 'seen1', 'seen9') WHERE number = 1",
    ],
    [
      'its words',
      `UPDATE scene_words SET words = replace(words, 'gate', 'gaze') WHERE scene = '${sceneId(main, 1)}'`,
    ],
    ['its time', 'UPDATE scenes SET at = at + 1 WHERE number = 1'],
    [
      'the hash of its words',
      `UPDATE scene_words SET hash = 'x' WHERE scene = '${sceneId(main, 1)}'`,
    ],
  ])(
    '[docs/ARCHITECTURE Storage] names the scene when %s was changed behind its back',
    async (_, damage) => {
      const { database } = await storeWithTwoScenes();
      await run(database, 'DROP TRIGGER scenes_are_append_only');
      await run(database, 'DROP TRIGGER scene_words_are_append_only');
      await run(database, damage);
      const log = await (await openedStore(database)).log(story, never);
      expect(log).toMatchObject({
        ok: false,
        error: { code: 'damaged-database', message: `is damaged at scene 1 of ${story}` },
      });
    },
  );

  it('going back moves where the story stands and deletes nothing', async () => {
    const { store } = await storeWithTwoScenes();
    await store.moveHead(scene(1), never);
    const log = await store.log(story, never);
    expect(log).toMatchObject({
      ok: true,
      value: { playthrough: { headScene: sceneId(main, 1) } },
    });
    expect(log.ok && log.value.scenes.size).toBe(2);
  });

  it('marks its database as its own and at the newest version', async () => {
    const { database } = await storeWithTwoScenes();
    expect(await database.read('PRAGMA application_id', [], never)).toEqual([
      { application_id: applicationId },
    ]);
    expect(await database.read('PRAGMA user_version', [], never)).toEqual([
      { user_version: migrations.length },
    ]);
  });

  it('opens a database whose making was cut off before its first commit', async () => {
    const database = openSqliteDatabase(':memory:');
    await openedStore(database);
    await expect(openedStore(database)).resolves.toBeDefined();
  });
});
