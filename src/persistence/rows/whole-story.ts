import { readStoryRows, type StoryRows } from '@/persistence/rows/story-rows';
import type { SqlDatabase, SqlValue, Statement } from '@/ports/sql-database';

type VisitRow = {
  readonly id: string;
  readonly started_at: number;
  readonly ended_at: number | null;
  readonly location: string | null;
};

type VisitedSceneRow = {
  readonly branch: string;
  readonly scene_number: number;
  readonly session: string;
};

type PortraitRow = {
  readonly id: string;
  readonly character: string;
  readonly image_path: string;
  readonly description_hash: string;
  readonly generated_at: number;
};

/**
 * Everything that is kept of one story, each row as it was written; scenes and assets in the order in
 * which they were made. What can be derived is not in it.
 */
export type WholeStory = StoryRows & {
  readonly visits: readonly VisitRow[];
  readonly visitedScenes: readonly VisitedSceneRow[];
  readonly portraits: readonly PortraitRow[];
  /** By the id of the asset. */
  readonly assetBytes: ReadonlyMap<string, Uint8Array>;
};

const mostReadings = 5;

/** Null when there is no such story. */
export async function readWholeStory(
  database: SqlDatabase,
  id: string,
  signal: AbortSignal,
): Promise<WholeStory | null> {
  let story: WholeStory | null = null;
  for (let reading = 0; reading < mostReadings; reading += 1) {
    story = await readOnce(database, id, signal);
    if (story === null || (await commitsOf(database, id, signal)) === story.playthrough.commits)
      return story;
    // Another process wrote meanwhile: half of one state and half of the next would look like damage.
  }
  return story;
}

async function commitsOf(
  database: SqlDatabase,
  id: string,
  signal: AbortSignal,
): Promise<number | null> {
  const [row] = await database.read<{ readonly commits: number | null }>(
    'SELECT commits FROM playthroughs WHERE id = ?',
    [id],
    signal,
  );
  return row?.commits ?? null;
}

async function readOnce(
  database: SqlDatabase,
  id: string,
  signal: AbortSignal,
): Promise<WholeStory | null> {
  const rowsOf = <Row>(sql: string): Promise<readonly Row[]> =>
    database.read<Row>(sql, [id], signal);
  const rows = await readStoryRows(database, id, signal);
  if (rows === null) return null;
  const made = await rowsOf<{ readonly id: string }>(
    'SELECT id FROM scenes WHERE playthrough = ? ORDER BY rowid',
  );
  const ordinals = new Map(made.map((row, ordinal) => [row.id, ordinal]));
  const ordinalOf = ({ id: scene }: { readonly id: string }): number => ordinals.get(scene) ?? 0;
  const assets = await rowsOf<{ readonly id: string; readonly bytes: unknown }>(
    'SELECT id, bytes FROM assets WHERE playthrough = ?',
  );
  return {
    ...rows,
    scenes: [...rows.scenes].sort((one, other) => ordinalOf(one) - ordinalOf(other)),
    visits: await rowsOf(
      'SELECT id, started_at, ended_at, location FROM sessions WHERE playthrough = ? ORDER BY started_at, id',
    ),
    visitedScenes: await rowsOf(
      'SELECT branch, scene_number, session FROM session_scenes WHERE playthrough = ? ORDER BY branch, scene_number',
    ),
    portraits: await rowsOf(
      'SELECT id, character, image_path, description_hash, generated_at FROM portraits WHERE playthrough = ? ORDER BY generated_at, id',
    ),
    // In a damaged file the column may hold anything.
    assetBytes: new Map(
      assets.flatMap(({ id: asset, bytes }) =>
        bytes instanceof Uint8Array ? [[asset, bytes] as const] : [],
      ),
    ),
  };
}

/** Of rows that were inspected; what follows from them is made when the story is next looked into. */
export function insertStatements(story: WholeStory): readonly Statement[] {
  const { id, campaign, body, created_at, head_scene, head_branch, commits, digest, hash } =
    story.playthrough;
  return [
    insert('playthroughs', {
      id,
      campaign,
      body,
      created_at,
      head_scene,
      head_branch,
      commits,
      digest,
      hash,
    }),
    ...story.branches.map((row) => insert('branches', { ...row, playthrough: id })),
    ...story.scenes.flatMap(({ words, words_hash, ...row }) => [
      insert('scenes', { ...row, playthrough: id }),
      ...(words === null
        ? []
        : [insert('scene_words', { scene: row.id, words, hash: words_hash })]),
    ]),
    ...story.entries.map((row) => insert('entries', { ...row, playthrough: id })),
    ...story.saves.map((row) => insert('saves', { ...row, playthrough: id })),
    ...story.assets.map((row) =>
      insert('assets', {
        ...row,
        playthrough: id,
        bytes: story.assetBytes.get(row.id) ?? null,
      }),
    ),
    ...story.storage.map((row) => insert('skill_storage', { ...row, playthrough: id })),
    ...story.visits.map((row) => insert('sessions', { ...row, playthrough: id })),
    ...story.visitedScenes.map((row) => insert('session_scenes', { ...row, playthrough: id })),
    ...story.portraits.map((row) => insert('portraits', { ...row, playthrough: id })),
  ];
}

/** The names of columns are ours: a row was read or checked column by column. */
function insert(table: string, row: Readonly<Record<string, SqlValue>>): Statement {
  const columns = Object.keys(row);
  return {
    sql: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    params: Object.values(row),
  };
}
