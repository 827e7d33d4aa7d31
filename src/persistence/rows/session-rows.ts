import type { PlaythroughId } from '@/foundation/ids';
import type { SqlDatabase, Statement } from '@/ports/sql-database';
import type { Scene } from '@/story/log/scene';

/** One visit to a story (arch §6.1.1), as it stands at its newest scene. */
export type Visit = {
  readonly id: string;
  readonly startedAt: number;
  /** By the clock on the wall: when the newest scene of it was kept. */
  readonly lastSeenAt: number;
  readonly location: string | null;
};

/** Written with the scene, so that a visit needs no commit of its own, and ends with its last scene. */
export function writeVisit(
  { playthrough, branch, number }: Pick<Scene, 'playthrough' | 'branch' | 'number'>,
  { id, startedAt, lastSeenAt, location }: Visit,
): readonly Statement[] {
  return [
    {
      sql: `INSERT INTO sessions (id, playthrough, started_at, ended_at, location) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET ended_at = excluded.ended_at, location = excluded.location`,
      params: [id, playthrough, startedAt, lastSeenAt, location],
    },
    {
      sql: 'INSERT OR REPLACE INTO session_scenes (playthrough, branch, scene_number, session) VALUES (?, ?, ?, ?)',
      params: [playthrough, branch, number, id],
    },
  ];
}

/** The visits to a story that touch a span of time, the newest first. */
export function readVisits(
  database: SqlDatabase,
  {
    playthrough,
    from,
    to,
  }: { readonly playthrough: PlaythroughId; readonly from: number; readonly to: number },
  signal: AbortSignal,
): Promise<readonly Visit[]> {
  return database.read<Visit>(
    `SELECT id, started_at AS startedAt, ended_at AS lastSeenAt, location FROM sessions
     WHERE playthrough = ? AND ended_at >= ? AND started_at <= ? ORDER BY started_at DESC`,
    [playthrough, from, to],
    signal,
  );
}
