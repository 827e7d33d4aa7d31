import { isDamage } from '@/persistence/rows/gather-rows';
import { openStoryStore } from '@/persistence/open-story-store';
import type { DatabaseSalvage } from '@/persistence/mending/salvage-database';
import { applicationId } from '@/persistence/schema/migrations';
import type { ReplacedDatabase } from '@/ports/replaced-database';
import type { SqlDatabase, SqlValue } from '@/ports/sql-database';

export type MendingParts = {
  readonly database: SqlDatabase;
  /** Closes the database and makes room for a new one; null when that cannot be done. */
  readonly replace: () => Promise<ReplacedDatabase | null>;
  readonly onMended: (salvage: DatabaseSalvage, aside: string) => void;
  /** `private`: no other program can put a file there, so one that cannot be read at all is ours too. */
  readonly place?: 'shared' | 'private';
};

/**
 * A database that mends itself once: when the file cannot be read in some place, what is whole is
 * brought into a new one, the damaged one is kept aside, and the question is asked again. A file that is
 * not ours is never touched.
 */
export function mendingDatabase(parts: MendingParts): SqlDatabase {
  let inner = parts.database;
  let mending: Promise<boolean> | null = null;

  const mend = async (): Promise<boolean> => {
    if (!(await isOurs(inner, parts.place ?? 'shared'))) return false;
    const replaced = await parts.replace();
    if (replaced === null) return false;
    const { damaged, fresh, aside } = replaced;
    const { signal } = new AbortController();
    const store = await openStoryStore(fresh, signal);
    if (!store.ok) return false;
    // Hardly ever needed: on the web its code is fetched then.
    const { salvageDatabase } = await import('@/persistence/mending/salvage-database');
    const salvage = await salvageDatabase(damaged, fresh, signal);
    await replaced.settle?.();
    inner = fresh;
    parts.onMended(salvage, aside);
    await damaged.close();
    return true;
  };

  const mended = async <T>(ask: () => Promise<T>): Promise<T> => {
    // While a new one is filled, there is none to ask.
    await mending?.catch(() => undefined);
    return ask().catch(async (reason: unknown) => {
      if (!isDamage(reason)) throw reason;
      mending ??= mend();
      if (!(await mending)) throw reason;
      return ask();
    });
  };

  return {
    read: <Row>(sql: string, params: readonly SqlValue[], signal: AbortSignal) =>
      mended(() => inner.read<Row>(sql, params, signal)),
    write: (statements, signal) => mended(() => inner.write(statements, signal)),
    close: () => inner.close(),
  };
}

/** The mark is on the first page: where even that cannot be read, only the place says whose file it is. */
function isOurs(database: SqlDatabase, place: 'shared' | 'private'): Promise<boolean> {
  const { signal } = new AbortController();
  return database
    .read<{ readonly application_id: number }>('PRAGMA application_id', [], signal)
    .then(
      ([row]) => row?.application_id === applicationId,
      () => place === 'private',
    );
}
