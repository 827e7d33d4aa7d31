import { isDamage } from '@/persistence/gather-rows';
import { openStoryStore } from '@/persistence/open-story-store';
import { salvageDatabase, type DatabaseSalvage } from '@/persistence/salvage-database';
import { applicationId } from '@/persistence/schema/migrations';
import type { SqlDatabase, SqlValue } from '@/ports/sql-database';

/** A damaged database that was put aside, and an empty one in its place. */
export type ReplacedDatabase = {
  readonly damaged: SqlDatabase;
  readonly fresh: SqlDatabase;
  /** How the damaged one is called now. */
  readonly aside: string;
};

export type MendingParts = {
  readonly database: SqlDatabase;
  /** Closes the database and makes room for a new one; null when that cannot be done. */
  readonly replace: () => Promise<ReplacedDatabase | null>;
  readonly onMended: (salvage: DatabaseSalvage, aside: string) => void;
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
    if (!(await isOurs(inner))) return false;
    const replaced = await parts.replace();
    if (replaced === null) return false;
    const { damaged, fresh, aside } = replaced;
    const { signal } = new AbortController();
    const store = await openStoryStore(fresh, signal);
    inner = fresh;
    if (!store.ok) return false;
    parts.onMended(await salvageDatabase(damaged, fresh, signal), aside);
    await damaged.close();
    return true;
  };

  const mended = <T>(ask: () => Promise<T>): Promise<T> =>
    ask().catch(async (reason: unknown) => {
      if (!isDamage(reason)) throw reason;
      mending ??= mend();
      if (!(await mending)) throw reason;
      return ask();
    });

  return {
    read: <Row>(sql: string, params: readonly SqlValue[], signal: AbortSignal) =>
      mended(() => inner.read<Row>(sql, params, signal)),
    write: (statements, signal) => mended(() => inner.write(statements, signal)),
    close: () => inner.close(),
  };
}

/** The mark is on the first page: where even that cannot be read, nothing can be said about the file. */
function isOurs(database: SqlDatabase): Promise<boolean> {
  const { signal } = new AbortController();
  return database
    .read<{ readonly application_id: number }>('PRAGMA application_id', [], signal)
    .then(
      ([row]) => row?.application_id === applicationId,
      () => false,
    );
}
