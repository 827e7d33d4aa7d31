import type { WhichDatabase } from '@/hosts/web/sql-worker-messages';
import type { WorkerCalls } from '@/hosts/web/worker-calls';
import type { ReplacedDatabase } from '@/ports/replaced-database';
import type { SqlDatabase, SqlValue } from '@/ports/sql-database';

/** The page's side of a database in the worker. */
export function workerSqlDatabase(
  calls: WorkerCalls,
  which: WhichDatabase = 'stories',
): SqlDatabase {
  return {
    read: async <Row>(sql: string, params: readonly SqlValue[], signal: AbortSignal) =>
      (await calls.ask({ kind: 'read', from: which, sql, params }, signal)) as readonly Row[],
    write: async (statements, signal) => {
      await calls.ask({ kind: 'write', to: which, statements }, signal);
    },
    // The damaged one goes when the new one is in its place.
    close: () => (which === 'damaged' ? Promise.resolve() : calls.close()),
  };
}

/** Copies the database as it is, and says how the copy is called. */
export async function keepDatabaseAside(calls: WorkerCalls): Promise<string | null> {
  const [aside] = await calls.ask({ kind: 'keep-aside' });
  return aside as string | null;
}

export async function replaceDatabase(calls: WorkerCalls): Promise<ReplacedDatabase | null> {
  const [aside] = await calls.ask({ kind: 'replace' });
  if (aside === null) return null;
  return {
    aside: aside as string,
    damaged: workerSqlDatabase(calls, 'damaged'),
    fresh: workerSqlDatabase(calls, 'mended'),
    settle: async () => {
      await calls.ask({ kind: 'settle' });
    },
  };
}
