import { storedId } from '@/foundation/ids';
import { parseJson } from '@/foundation/parse-text';
import { sha256Hex } from '@/foundation/sha256';
import type { SqlValue } from '@/ports/sql-database';
import { onTheRoad, type Viewpoint } from '@/persistence/viewpoint';
import type { Memory } from '@/story/memory';

/** All of them must hold (arch §6.1.2); what is not given does not matter. */
export type MemoryFilters = {
  /** Milliseconds of the recorded clock, both ends included. */
  readonly from?: number;
  readonly to?: number;
  readonly session?: string;
  /** Was there, or it is about them. */
  readonly character?: string;
  readonly location?: string;
  readonly tag?: string;
  /** `promise`, `debt`… */
  readonly actionType?: string;
  readonly pinned?: boolean;
};

export type MemoryRow = {
  readonly id: string;
  readonly body: string;
  readonly hash: string;
  readonly summary: string | null;
  readonly summary_hash: string | null;
  readonly is_pinned: number | null;
};

export type Query = { readonly sql: string; readonly params: readonly SqlValue[] };

/** The newest revision that is seen from here says how a memory is now. */
function latest(column: string, revisions: Query): string {
  return `(SELECT ${column} FROM memory_revisions AS revised
    WHERE revised.memory = memory_events.id AND ${column} IS NOT NULL AND ${revisions.sql}
    ORDER BY revised.scene_number DESC, revised.ordinal DESC LIMIT 1)`;
}

/** The newest first. */
export function memoryQuery(viewpoint: Viewpoint, filters: MemoryFilters, limit: number): Query {
  const road = onTheRoad(viewpoint, 'memory_events');
  const revisions = onTheRoad(viewpoint, 'revised');
  const conditions: Query[] = [
    { sql: 'memory_events.playthrough = ?', params: [viewpoint.playthrough] },
    road,
    { sql: `${latest('is_forgotten', revisions)} IS NULL`, params: revisions.params },
    ...given(filters.from, (value) => ({ sql: 'at >= ?', params: [value] })),
    ...given(filters.to, (value) => ({ sql: 'at <= ?', params: [value] })),
    ...given(filters.session, (value) => inSession(viewpoint, value)),
    ...given(filters.location, (value) => ({ sql: 'location = ?', params: [value] })),
    ...given(filters.actionType, (value) => ({ sql: 'action_type = ?', params: [value] })),
    ...given(filters.character, (value) => labelled(viewpoint, 'character', value)),
    ...given(filters.tag, (value) => labelled(viewpoint, 'tag', value)),
    ...given(filters.pinned, (value) => ({
      sql: `coalesce(${latest('is_pinned', revisions)}, 0) = ?`,
      params: [...revisions.params, Number(value)],
    })),
  ];
  return {
    sql: `SELECT id, body, memory_events.hash AS hash,
        ${latest('summary', revisions)} AS summary,
        ${latest('hash', revisions)} AS summary_hash,
        ${latest('is_pinned', revisions)} AS is_pinned
      FROM memory_events WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}
      ORDER BY scene_number DESC, memory_events.rowid DESC LIMIT ?`,
    params: [
      ...revisions.params,
      ...revisions.params,
      ...revisions.params,
      ...conditions.flatMap(({ params }) => params),
      limit,
    ],
  };
}

/** Null when the row is not what was written. */
export function memoryFrom(row: MemoryRow): Memory | null {
  const parsed = typeof row.body === 'string' ? parseJson(row.body) : null;
  if (parsed?.ok !== true || row.hash !== sha256Hex(row.body)) return null;
  const { summary, summary_hash, is_pinned } = row;
  if (summary !== null && summary_hash !== sha256Hex(summary)) return null;
  return {
    ...(parsed.value as Memory),
    id: storedId.memory(row.id),
    ...(summary === null ? {} : { summary }),
    ...(is_pinned === null ? {} : { isPinned: is_pinned === 1 }),
  };
}

function inSession({ playthrough }: Viewpoint, session: string): Query {
  return {
    sql: `EXISTS (SELECT 1 FROM session_scenes AS visited
      WHERE visited.playthrough = ? AND visited.branch = memory_events.branch
        AND visited.scene_number = memory_events.scene_number AND visited.session = ?)`,
    params: [playthrough, session],
  };
}

function labelled({ playthrough }: Viewpoint, kind: string, label: string): Query {
  return {
    sql: 'id IN (SELECT memory FROM memory_labels WHERE playthrough = ? AND kind = ? AND label = ?)',
    params: [playthrough, kind, label],
  };
}

function given<Value>(
  value: Value | undefined,
  condition: (value: Value) => Query,
): readonly Query[] {
  return value === undefined ? [] : [condition(value)];
}
