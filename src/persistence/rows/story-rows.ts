import type { SqlDatabase } from '@/ports/sql-database';

export type PlaythroughRow = {
  readonly id: string;
  readonly campaign: string;
  readonly body: string;
  readonly created_at: number;
  readonly head_scene: string | null;
  readonly head_branch: string;
  /** How often the story was written to. */
  readonly commits: number | null;
  /** Of all rows of the story but this one. */
  readonly digest: string | null;
  readonly hash: string | null;
};

export type BranchRow = {
  readonly id: string;
  readonly ordinal: number;
  readonly forked_from: string | null;
  readonly hash: string | null;
};

export type SceneRow = {
  readonly id: string;
  readonly branch: string;
  readonly parent: string | null;
  readonly number: number;
  readonly at: number;
  readonly outcome: string;
  readonly hash: string;
  readonly words: string | null;
  readonly words_hash: string | null;
};

/** Without the bytes. */
export type AssetRow = {
  readonly id: string;
  readonly scene: string;
  readonly tool: string;
  readonly kind: string;
  readonly media_type: string;
  readonly body: string;
  readonly checksum: string;
  readonly created_at: number;
  readonly hash: string | null;
};

export type SaveRow = {
  readonly name: string;
  readonly scene: string;
  readonly at: number;
  readonly hash: string;
};

export type EntryRow = {
  readonly id: string;
  readonly scene: string;
  readonly ordinal: number;
  readonly at: number;
  readonly body: string;
  readonly hash: string;
};

export type StorageRow = {
  readonly skill: string;
  readonly key: string;
  readonly value: string;
  readonly hash: string | null;
};

/** All rows of one story but the bytes of its assets and what can be derived. */
export type StoryRows = {
  readonly playthrough: PlaythroughRow;
  readonly branches: readonly BranchRow[];
  readonly scenes: readonly SceneRow[];
  readonly entries: readonly EntryRow[];
  readonly saves: readonly SaveRow[];
  readonly assets: readonly AssetRow[];
  readonly storage: readonly StorageRow[];
};

export const playthroughColumns =
  'playthroughs.id, playthroughs.campaign, body, created_at, head_scene, head_branch, commits, digest, playthroughs.hash';

const selects = {
  branches:
    'SELECT id, ordinal, forked_from, hash FROM branches WHERE playthrough = ? ORDER BY ordinal',
  scenes: `SELECT scenes.id, branch, parent, number, at, outcome, scenes.hash, words, scene_words.hash AS words_hash
    FROM scenes LEFT JOIN scene_words ON scene_words.scene = scenes.id
    WHERE playthrough = ? ORDER BY number, scenes.rowid`,
  entries:
    'SELECT id, scene, ordinal, at, body, hash FROM entries WHERE playthrough = ? ORDER BY ordinal',
  saves: 'SELECT name, scene, at, hash FROM saves WHERE playthrough = ? ORDER BY at, name',
  assets: `SELECT id, scene, tool, kind, media_type, body, checksum, created_at, hash
    FROM assets WHERE playthrough = ? ORDER BY rowid`,
  storage:
    'SELECT skill, key, value, hash FROM skill_storage WHERE playthrough = ? ORDER BY skill, key',
} as const;

const mostReadings = 20;

/**
 * Null when there is no such story. Several reads are several moments: when another process has written
 * to the story in between, all is read again.
 */
export async function readStoryRows(
  database: SqlDatabase,
  id: string,
  signal: AbortSignal,
): Promise<StoryRows | null> {
  let rows = await readOnce(database, id, signal);
  for (let reading = 1; reading < mostReadings && rows !== null; reading += 1) {
    const [after] = await readPlaythrough(database, id, signal);
    if (after?.hash === rows.playthrough.hash) return rows;
    rows = await readOnce(database, id, signal);
  }
  return rows;
}

function readPlaythrough(
  database: SqlDatabase,
  id: string,
  signal: AbortSignal,
): Promise<readonly PlaythroughRow[]> {
  return database.read<PlaythroughRow>(
    `SELECT ${playthroughColumns} FROM playthroughs WHERE id = ?`,
    [id],
    signal,
  );
}

async function readOnce(
  database: SqlDatabase,
  id: string,
  signal: AbortSignal,
): Promise<StoryRows | null> {
  const rowsOf = <Row>(sql: string): Promise<readonly Row[]> =>
    database.read<Row>(sql, [id], signal);
  const [playthrough] = await readPlaythrough(database, id, signal);
  if (playthrough === undefined) return null;
  return {
    playthrough,
    branches: await rowsOf(selects.branches),
    scenes: await rowsOf(selects.scenes),
    entries: await rowsOf(selects.entries),
    saves: await rowsOf(selects.saves),
    assets: await rowsOf(selects.assets),
    storage: await rowsOf(selects.storage),
  };
}
