import { renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import type { DatabasePresence } from '@/hosts/node/database/database-presence';
import { keepDatabaseAside } from '@/hosts/node/database/keep-database-aside';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { syncFolder } from '@/hosts/node/sync-to-disk';
import { HostFault } from '@/ports/host-fault';
import type { ReplacedDatabase } from '@/ports/replaced-database';
import type { SqlDatabase } from '@/ports/sql-database';

/**
 * Copies a damaged database aside and opens an empty one, which takes its place when it is settled: until
 * then a power cut leaves everything as it was.
 */
export async function replaceDatabase(
  file: string,
  database: SqlDatabase,
  presence: DatabasePresence,
): Promise<ReplacedDatabase> {
  if (!presence.takeAlone())
    throw new HostFault(
      'locked',
      `The database ${file} is damaged, and Narratoria has it open elsewhere: close it there and start again to have it mended; it was left as it is.`,
    );
  await database.close();
  const aside = await keepDatabaseAside(file);
  if (aside === null)
    throw new HostFault(
      'damaged-database',
      `The database ${file} is damaged and cannot be put aside; it was left as it is.`,
    );
  const mended = `${file}.mended`;
  rmSync(mended, { force: true });
  removeLog(mended);
  const fresh = reopening(mended);
  return {
    damaged: openSqliteDatabase(path.join(path.dirname(file), aside)),
    fresh: fresh.database,
    aside,
    settle: async () => {
      await fresh.database.close();
      if (hasLog(mended)) throw cannotBeMended(file);
      removeLog(mended);
      // A log that belongs to another file would be read into the new one.
      removeLog(file);
      syncFolder(path.dirname(file));
      renameSync(mended, file);
      syncFolder(path.dirname(file));
      fresh.open(file);
      presence.share();
    },
  };
}

/** What is only in the log would not come along. */
function hasLog(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function removeLog(file: string): void {
  for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}

function cannotBeMended(file: string): HostFault {
  return new HostFault(
    'damaged-database',
    `The database ${file} is damaged and could not be mended; it was left as it is.`,
  );
}

/** A database that can be closed and opened again elsewhere under the hands of those who ask it. */
function reopening(file: string): {
  readonly database: SqlDatabase;
  readonly open: (file: string) => void;
} {
  let inner = openSqliteDatabase(file);
  return {
    database: {
      read: (sql, params, signal) => inner.read(sql, params, signal),
      write: (statements, signal) => inner.write(statements, signal),
      close: () => inner.close(),
    },
    open: (elsewhere) => {
      inner = openSqliteDatabase(elsewhere);
    },
  };
}
