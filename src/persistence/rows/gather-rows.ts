import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase } from '@/ports/sql-database';

const rowsAtOnce = 64;

/**
 * The rows of a table that a damaged file still gives: from the front until it gives no more, then from
 * the back. By the table itself and no index, for an index may be what is damaged.
 */
export async function gatherRows<Row>(
  database: SqlDatabase,
  table: string,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const front = await walk<Row>(database, { table, direction: 'forward' }, signal);
  if (front.isComplete) return front.rows;
  const back = await walk<Row>(database, { table, direction: 'backward' }, signal);
  const seen = new Set(front.rows.map(({ place }) => place));
  return [...front.rows, ...back.rows.filter(({ place }) => !seen.has(place)).reverse()];
}

type Placed<Row> = Row & { readonly place: number };

async function walk<Row>(
  database: SqlDatabase,
  { table, direction }: { readonly table: string; readonly direction: 'forward' | 'backward' },
  signal: AbortSignal,
): Promise<{ readonly rows: readonly Placed<Row>[]; readonly isComplete: boolean }> {
  const isForward = direction === 'forward';
  const rows: Placed<Row>[] = [];
  let place = isForward ? 0 : Number.MAX_SAFE_INTEGER;
  let count = rowsAtOnce;
  for (;;) {
    const sql = `SELECT rowid AS place, * FROM ${table} WHERE rowid ${isForward ? '>' : '<'} ?
      ORDER BY rowid ${isForward ? 'ASC' : 'DESC'} LIMIT ?`;
    const found = await readable(database.read<Placed<Row>>(sql, [place, count], signal));
    if (found === null) {
      // Up to the row that cannot be read, one by one.
      if (count === 1) return { rows, isComplete: false };
      count = 1;
      continue;
    }
    const onwards = untilItTurns(found, place, isForward);
    rows.push(...onwards);
    const last = onwards[onwards.length - 1];
    // Pages that lead back to where they were would be read for ever.
    if (onwards.length < found.length) return { rows, isComplete: false };
    if (last === undefined || found.length < count) return { rows, isComplete: true };
    place = last.place;
  }
}

/** The rows up to one that does not come after the one before it, as all that were asked for do. */
function untilItTurns<Row>(
  found: readonly Placed<Row>[],
  from: number,
  isForward: boolean,
): readonly Placed<Row>[] {
  let before = from;
  const turn = found.findIndex(({ place }) => {
    const isOnwards = isForward ? place > before : place < before;
    before = place;
    return !isOnwards;
  });
  return turn < 0 ? found : found.slice(0, turn);
}

/** A table without row numbers is read whole or not at all. */
export async function gatherWhole<Row>(
  database: SqlDatabase,
  table: string,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  return (await readable(database.read<Row>(`SELECT * FROM ${table}`, [], signal))) ?? [];
}

/** Null when the file is damaged there; any other fault is one. */
function readable<Row>(reading: Promise<readonly Row[]>): Promise<readonly Row[] | null> {
  return reading.catch((reason: unknown) => {
    if (isDamage(reason)) return null;
    throw reason;
  });
}

/** Whether a fault says that the file itself is damaged. */
export function isDamage(reason: unknown): boolean {
  return reason instanceof HostFault && reason.code === 'damaged-database';
}
