import type { PlaythroughId } from '@/foundation/ids';
import type { Statement } from '@/ports/sql-database';

/** One visit to a story (arch §6.1.1), as it stands at its newest scene. */
export type Visit = {
  readonly id: string;
  readonly startedAt: number;
  /** By the clock on the wall: when the newest scene of it was kept. */
  readonly lastSeenAt: number;
  readonly location: string | null;
};

/** Written with the scene, so that a visit needs no commit of its own, and ends with its last scene. */
export function writeVisit(playthrough: PlaythroughId, visit: Visit): Statement {
  const { id, startedAt, lastSeenAt, location } = visit;
  return {
    sql: `INSERT INTO sessions (id, playthrough, started_at, ended_at, location) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET ended_at = excluded.ended_at, location = excluded.location`,
    params: [id, playthrough, startedAt, lastSeenAt, location],
  };
}
