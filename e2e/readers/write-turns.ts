import { branchId, playthroughId, sceneId } from '@/foundation/ids';
import type { StoryStore } from '@/persistence/story-store';
import type { SqlDatabase, Statement } from '@/ports/sql-database';
import type { Playthrough } from '@/story/log/playthrough';
import type { Scene, SceneWords } from '@/story/log/scene';

const never = new AbortController().signal;
const purses = 10;
const coinsInEach = 100;
const scenesOfStory = 25;

export const allCoins = purses * coinsInEach;

/** Purses whose coins only ever change hands, and a list of turns of which each names the one before. */
export const firstRows: readonly Statement[] = [
  {
    sql: 'CREATE TABLE purses (id INTEGER PRIMARY KEY, coins INTEGER NOT NULL) STRICT',
    params: [],
  },
  {
    sql: 'CREATE TABLE turns (number INTEGER PRIMARY KEY, before TEXT NOT NULL) STRICT',
    params: [],
  },
  ...Array.from({ length: purses }, (_, id) => ({
    sql: 'INSERT INTO purses VALUES (?, ?)',
    params: [id, coinsInEach],
  })),
];

/** One turn: coins change hands and the turn is listed, in one commit; then a scene, in its own two. */
export async function writeTurn(
  { database, store }: { readonly database: SqlDatabase; readonly store: StoryStore },
  turn: number,
): Promise<void> {
  const coins = 1 + (turn % 7);
  const give = 'UPDATE purses SET coins = coins + ? WHERE id = ?';
  await database.write(
    [
      { sql: give, params: [-coins, turn % purses] },
      { sql: 'INSERT INTO turns VALUES (?, ?)', params: [turn, `turn ${String(turn - 1)}`] },
      { sql: give, params: [coins, (turn * 3 + 1) % purses] },
    ],
    never,
  );
  await writeScene(store, Math.floor(turn / scenesOfStory), (turn % scenesOfStory) + 1);
}

async function writeScene(store: StoryStore, story: number, number: number): Promise<void> {
  const id = playthroughId('crowd', story, 0);
  const branch = branchId(id, 0);
  if (number === 1) await store.begin(newStory(story), never);
  const scene: Scene = {
    id: sceneId(branch, number),
    playthrough: id,
    branch,
    parent: number === 1 ? null : sceneId(branch, number - 1),
    number,
    at: number,
    outcome: { ...quiet, patch: { flags: { [`seen${String(number)}`]: true } } },
    words: null,
  };
  await store.commitOutcome(
    scene,
    { newBranch: null, storage: [], assets: [], before: {}, visit: null },
    never,
  );
  await store.commitWords(scene, { words }, never);
}

function newStory(seed: number): Playthrough {
  const id = playthroughId('crowd', seed, 0);
  return {
    id,
    campaign: 'crowd',
    campaignTitle: 'A crowd',
    seed,
    style: 'vivid',
    clock: 'seeded',
    startingPatch: {},
    startAtBeat: null,
    createdAt: seed,
    headScene: null,
    headBranch: branchId(id, 0),
  };
}

const quiet = {
  taken: null,
  plans: [],
  roll: null,
  told: [],
  beat: null,
  ending: null,
  memories: [],
  recalled: [],
  notices: [],
};

const words: SceneWords = {
  place: 'the yard',
  paragraphs: [[{ text: 'The gate shuts.', by: 'author' }]],
  choices: [],
  rung: 'built-in',
};
