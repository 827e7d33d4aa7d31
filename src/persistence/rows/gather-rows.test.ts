import { gatherRows } from '@/persistence/rows/gather-rows';
import type { SqlDatabase } from '@/ports/sql-database';

const never = new AbortController().signal;

/** A file whose pages lead back to where they were: SQLite gives the same rows again and again. */
function inCircles(places: readonly number[]): SqlDatabase {
  let asked = 0;
  const read = (_sql: string, [, count]: readonly unknown[]) => {
    asked += 1;
    if (asked > 100) throw new Error('it is asked for ever');
    return Promise.resolve(
      Array.from({ length: Number(count) }, (_, at) => ({ place: places[at % places.length] })),
    );
  };
  return {
    read: read as SqlDatabase['read'],
    write: () => Promise.reject(new Error('nothing is written')),
    close: () => Promise.resolve(),
  };
}

it.each([
  ['the same row', [5], [5]],
  ['rows before those that were asked for', [3, 1, 2], [3, 1]],
])('a damaged table that gives %s without end is read once', async (_, places, gathered) => {
  const rows = await gatherRows<object>(inCircles(places), 'scenes', never);
  expect(rows).toEqual(gathered.map((place) => ({ place })));
});
