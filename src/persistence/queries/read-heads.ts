import { storedId } from '@/foundation/ids';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { outcomeHash, playthroughHash } from '@/persistence/rows/row-hashes';
import { isSoundBody, isSoundOutcome } from '@/persistence/rows/sound-rows';
import { playthroughFrom } from '@/persistence/rows/story-log';
import {
  playthroughColumns,
  type PlaythroughRow,
  type SceneRow,
} from '@/persistence/rows/story-rows';
import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase } from '@/ports/sql-database';
import type { Playthrough } from '@/story/log/playthrough';
import type { Scene } from '@/story/log/scene';

/** Where a playthrough stands; a fault when that scene, or the story itself, is damaged. */
export type StoryHead = {
  readonly playthrough: Playthrough;
  readonly head: Result<Pick<Scene, 'number' | 'outcome'> | null, HostFault>;
};

type HeadRow = PlaythroughRow & { readonly parent_hash: string | null } & (
    | (Pick<SceneRow, 'branch' | 'number' | 'at' | 'outcome'> & { readonly scene_hash: string })
    | { readonly scene_hash: null }
  );

/** One scene of each story, not its log; the newest first. */
export async function readHeads(
  database: SqlDatabase,
  signal: AbortSignal,
): Promise<readonly StoryHead[]> {
  const rows = await database.read<HeadRow>(
    `SELECT ${playthroughColumns},
       head.branch, head.number, head.at, head.outcome, head.hash AS scene_hash, before.hash AS parent_hash
     FROM playthroughs LEFT JOIN scenes AS head ON head.id = head_scene
     LEFT JOIN scenes AS before ON before.id = head.parent
     ORDER BY playthroughs.rowid DESC`,
    [],
    signal,
  );
  return rows.map((row) => ({ playthrough: playthroughFrom(row), head: headFrom(row) }));
}

/** Stories of which something is left, but not the row that says what they are. */
export async function readLostStories(
  database: SqlDatabase,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const rows = await database.read<{ readonly id: unknown }>(
    `SELECT DISTINCT playthrough AS id FROM scenes WHERE playthrough NOT IN (SELECT id FROM playthroughs)
     UNION SELECT playthrough FROM branches WHERE playthrough NOT IN (SELECT id FROM playthroughs)`,
    [],
    signal,
  );
  return rows.map(({ id }) => String(id));
}

/** On every road; also of a story that cannot be opened. */
export async function countScenes(
  database: SqlDatabase,
  story: string,
  signal: AbortSignal,
): Promise<number> {
  const [row] = await database.read<{ readonly scenes: number }>(
    'SELECT count(*) AS scenes FROM scenes WHERE playthrough = ?',
    [story],
    signal,
  );
  return row?.scenes ?? 0;
}

function headFrom(row: HeadRow): StoryHead['head'] {
  if (row.hash !== playthroughHash(row)) return fail(damagedAt('where it stands', row));
  if (!isSoundBody(row.body)) return fail(damagedAt('what it was begun with', row));
  if (row.head_scene === null) return succeed(null);
  if (row.scene_hash === null) return fail(damagedAt('where it stands', row));
  const id = storedId.scene(row.head_scene);
  const outcome = parseJson(row.outcome);
  const isSound = outcome.ok && isSoundOutcome(row.outcome);
  if (!isSound || row.scene_hash !== outcomeHash({ ...row, id }, row.parent_hash))
    return fail(damagedAt(`scene ${String(row.number)}`, row));
  return succeed({ number: row.number, outcome: outcome.value as Scene['outcome'] });
}

function damagedAt(what: string, { id }: PlaythroughRow): HostFault {
  return new HostFault('damaged-database', `is damaged at ${what} of ${id}`);
}
