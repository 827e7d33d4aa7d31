import { insertAsset, type NewAsset } from '@/persistence/rows/asset-rows';
import { rowsOfOutcome, rowsOfWords } from '@/persistence/rows/derive-rows';
import { hashOfBranch, insertBranch } from '@/persistence/rows/branch-rows';
import { outcomeHash, wordsHash } from '@/persistence/rows/row-hashes';
import { sealAfter, sealStatement, type Seal } from '@/persistence/rows/seal';
import { writeVisit, type Visit } from '@/persistence/rows/session-rows';
import { writeStorage, type StorageChange } from '@/persistence/rows/storage-rows';
import type { Branch } from '@/persistence/rows/story-log';
import type { Statement } from '@/ports/sql-database';
import type { Scene, SceneWords } from '@/story/log/scene';
import type { StoryState } from '@/story/state/story-state';
/** What the first commit of a turn writes beside the scene. */
export type RowsWithOutcome = {
  /** The branch the scene begins, if it begins one. */
  readonly newBranch: Branch | null;
  readonly storage: readonly StorageChange[];
  readonly assets: readonly NewAsset[];
  /** What the scene's memories mean; made again where it is missing. */
  readonly embeddings?: readonly Statement[];
  /** Before the scene; what follows from it can be asked for afterwards. */
  readonly before: StoryState;
  readonly visit: Visit | null;
};

/** What the second commit of a turn writes. */
export type WordsToKeep = Partial<Pick<RowsWithOutcome, 'storage' | 'assets'>> & {
  readonly words: SceneWords;
};

/** What is written at once, and how the story is sealed afterwards. */
type Commit = { readonly statements: readonly Statement[]; readonly seal: Seal };

/** The first commit of a turn: what happened, what was made and kept, and where the story now stands. */
export function outcomeCommit(
  scene: Scene,
  beside: RowsWithOutcome,
  before: { readonly parentHash: string | null; readonly seal: Seal },
): Commit & { readonly hash: string } {
  const { newBranch, embeddings = [], visit } = beside;
  const outcome = JSON.stringify(scene.outcome);
  const hash = outcomeHash({ ...scene, outcome }, before.parentHash);
  const { id, playthrough, branch, parent, number, at } = scene;
  const { made, kept } = rowsBeside(scene, beside);
  const seal = sealAfter(
    { ...before.seal, head_scene: id, head_branch: branch },
    [
      hash,
      ...(newBranch === null ? [] : [hashOfBranch(playthrough, newBranch)]),
      ...made.map((asset) => asset.hash),
    ],
    kept,
  );
  const statements = [
    ...(newBranch === null ? [] : [insertBranch(playthrough, newBranch)]),
    {
      sql: 'INSERT INTO scenes (id, playthrough, branch, parent, number, at, outcome, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      params: [id, playthrough, branch, parent, number, at, outcome, hash],
    },
    ...kept.map(({ statement }) => statement),
    ...made.map(({ statement }) => statement),
    ...rowsOfOutcome(scene, beside.before),
    ...embeddings,
    ...(visit === null ? [] : writeVisit(scene, visit)),
    sealStatement(seal),
  ];
  return { statements, seal, hash };
}

/** The second: how it was told, what can be done now, and what was made and kept meanwhile. */
export function wordsCommit(
  scene: Scene,
  told: WordsToKeep,
  before: { readonly sceneHash: string; readonly seal: Seal },
): Commit {
  const words = JSON.stringify(told.words);
  const hash = wordsHash(before.sceneHash, words);
  const { made, kept } = rowsBeside(scene, told);
  const seal = sealAfter(before.seal, [hash, ...made.map((asset) => asset.hash)], kept);
  const statements = [
    {
      sql: 'INSERT INTO scene_words (scene, words, hash) VALUES (?, ?, ?)',
      params: [scene.id, words, hash],
    },
    ...kept.map(({ statement }) => statement),
    ...made.map(({ statement }) => statement),
    ...rowsOfWords(scene, told.words),
    sealStatement(seal),
  ];
  return { statements, seal };
}

function rowsBeside(
  { playthrough }: Scene,
  { storage = [], assets = [] }: Partial<Pick<RowsWithOutcome, 'storage' | 'assets'>>,
) {
  return {
    made: assets.map((asset) => insertAsset(playthrough, asset)),
    kept: storage.map((change) => writeStorage(playthrough, change)),
  };
}
