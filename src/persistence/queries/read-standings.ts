import type { SqlDatabase } from '@/ports/sql-database';
import { onTheRoad, type Viewpoint } from '@/persistence/rows/viewpoint';
import { fadedFeeling } from '@/story/state/feelings';
import { feelingUnitMinutes } from '@/story/state/in-game-time';

/** What a faction or a person thinks of the player (arch §6.1.1). */
export type StandingKind = 'reputation' | 'perception';

export type Standing = {
  readonly subject: string;
  /** As it was set last. */
  readonly score: number;
  /** In-game minutes at which it was. */
  readonly since: number;
  /** Faded since then: nothing decays in the store (arch §6.1.4). */
  readonly now: number;
};

type StandingRow = {
  readonly subject: string;
  readonly score: number;
  readonly since: number;
  readonly decay_rate: number;
};

/** Of one subject or of all that were ever heard of, as they stand at these in-game minutes. */
export async function readStandings(
  database: SqlDatabase,
  {
    viewpoint,
    kind,
    subject,
    minutes,
  }: {
    readonly viewpoint: Viewpoint;
    readonly kind: StandingKind;
    readonly subject: string | null;
    readonly minutes: number;
  },
  signal: AbortSignal,
): Promise<readonly Standing[]> {
  const road = onTheRoad(viewpoint, 'standings');
  const rows = await database.read<StandingRow>(
    `SELECT subject, score, since, decay_rate, max(scene_number)
     FROM standings WHERE playthrough = ? AND kind = ?${subject === null ? '' : ' AND subject = ?'}
       AND ${road.sql}
     GROUP BY subject ORDER BY subject`,
    [viewpoint.playthrough, kind, ...(subject === null ? [] : [subject]), ...road.params],
    signal,
  );
  return rows.map(({ subject: of, score, since, decay_rate }) => ({
    subject: of,
    score,
    since,
    now: fadedFeeling(score, (minutes - since) / feelingUnitMinutes, decay_rate),
  }));
}
