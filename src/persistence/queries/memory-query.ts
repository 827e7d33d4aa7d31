import { storedId } from '@/foundation/ids';
import { parseJson } from '@/foundation/parse-text';
import { sha256Hex } from '@/foundation/sha256';
import type { SqlValue } from '@/ports/sql-database';
import { onTheRoad, type Viewpoint } from '@/persistence/rows/viewpoint';
import type { Memory } from '@/story/state/memory';

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

export type MemoryQuestion = {
  readonly filters: MemoryFilters;
  readonly limit: number;
  /** Whether any memory of the story was ever corrected, pinned or forgotten. */
  readonly hasRevisions: boolean;
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

/** The ids of those that fit, the newest first: what they say is read once, for it never changes. */
export function memoryQuery(
  viewpoint: Viewpoint,
  { filters, limit, hasRevisions }: MemoryQuestion,
): Query {
  // A label names few of them: with the plus SQLite goes there by the label alone, and not by the
  // road, on which all of them are.
  const isLabelled = filters.character !== undefined || filters.tag !== undefined;
  const plus = isLabelled ? '+' : '';
  const road = onTheRoad(viewpoint, `${plus}memory_events`);
  const revised = onTheRoad(viewpoint, 'revised');
  const revisions: Query = hasRevisions ? revised : { sql: '', params: [] };
  const now = (column: string): string => (hasRevisions ? latest(column, revisions) : 'NULL');
  const conditions: Query[] = [
    { sql: `${plus}memory_events.playthrough = ?`, params: [viewpoint.playthrough] },
    road,
    ...(hasRevisions ? [{ sql: `${now('is_forgotten')} IS NULL`, params: revisions.params }] : []),
    ...given(filters.from, (value) => ({ sql: `${plus}at >= ?`, params: [value] })),
    ...given(filters.to, (value) => ({ sql: `${plus}at <= ?`, params: [value] })),
    ...given(filters.session, (value) => inSession(viewpoint, value)),
    ...given(filters.location, (value) => ({ sql: `${plus}location = ?`, params: [value] })),
    ...given(filters.actionType, (value) => ({ sql: 'action_type = ?', params: [value] })),
    ...given(filters.character, (value) => labelled(viewpoint, 'character', value)),
    ...given(filters.tag, (value) => labelled(viewpoint, 'tag', value)),
    ...given(filters.pinned, (value) => ({
      sql: `coalesce(${now('is_pinned')}, 0) = ?`,
      params: [...revisions.params, Number(value)],
    })),
  ];
  return {
    sql: `SELECT id FROM memory_events WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}
      ORDER BY scene_number DESC, memory_events.rowid DESC LIMIT ?`,
    params: [...conditions.flatMap(({ params }) => params), limit],
  };
}

/** Those of the story that were ever corrected, pinned or forgotten, as they are seen from here. */
export function revisedRows(viewpoint: Viewpoint): Query {
  const revisions = onTheRoad(viewpoint, 'revised');
  const now = (column: string): string => latest(column, revisions);
  return {
    sql: `SELECT id, body, memory_events.hash AS hash, ${now('summary')} AS summary,
        ${now('hash')} AS summary_hash, ${now('is_pinned')} AS is_pinned
      FROM memory_events WHERE id IN (SELECT memory FROM memory_revisions WHERE playthrough = ?)`,
    params: [...revisions.params, ...revisions.params, ...revisions.params, viewpoint.playthrough],
  };
}

/** The rows of these ids, without revisions. */
export function memoryRows(ids: readonly string[]): Query {
  return {
    sql: `SELECT id, body, hash, NULL AS summary, NULL AS summary_hash, NULL AS is_pinned
      FROM memory_events WHERE id IN (SELECT value FROM json_each(?))`,
    params: [JSON.stringify(ids)],
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
