import {
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite';

import { HostFault, type HostFaultCode } from '@/ports/host-fault';
import type { SqlDatabase, SqlValue, Statement } from '@/ports/sql-database';

const busyTimeoutMs = 3_000;
const keptStatements = 100;

type PreparedStatement = StatementSyncInstance;

/** SQLite in this process. `:memory:` is a database that nobody keeps. */
export function openSqliteDatabase(file: string): SqlDatabase {
  const database = guarded(file, () => openFile(file));
  const prepared = new Map<string, PreparedStatement>();
  let isOpen = true;

  const prepare = (sql: string): PreparedStatement => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    if (prepared.size < keptStatements) prepared.set(sql, statement);
    return statement;
  };

  const apply = (statements: readonly Statement[]): void => {
    database.exec('BEGIN IMMEDIATE');
    try {
      for (const { sql, params } of statements) prepare(sql).run(...params);
      database.exec('COMMIT');
    } catch (reason) {
      rollBack(database);
      throw reason;
    }
  };

  return {
    read: <Row>(sql: string, params: readonly SqlValue[], signal: AbortSignal) =>
      attempt(file, () => {
        refuseWhen(signal.aborted || !isOpen);
        return allRows(prepare(sql), params) as readonly Row[];
      }),
    write: (statements, signal) =>
      attempt(file, () => {
        refuseWhen(signal.aborted || !isOpen);
        apply(statements);
      }),
    close: () => {
      if (isOpen) database.close();
      isOpen = false;
      return Promise.resolve();
    },
  };
}

function allRows(statement: PreparedStatement, params: readonly SqlValue[]): readonly unknown[] {
  try {
    return statement.all(...params);
  } catch (reason) {
    if (!isTooLargeForNumber(reason)) throw reason;
  }
  statement.setReadBigInts(true);
  try {
    return statement.all(...params).map(withNumbersWhereExact);
  } finally {
    statement.setReadBigInts(false);
  }
}

function isTooLargeForNumber(reason: unknown): boolean {
  return /too large to be represented/.test(messageOf(reason));
}

function withNumbersWhereExact(row: unknown): unknown {
  return Object.fromEntries(
    Object.entries(row as Record<string, SqlValue>).map(([column, value]) => {
      const isExact = typeof value === 'bigint' && Number.isSafeInteger(Number(value));
      return [column, isExact ? Number(value) : value];
    }),
  );
}

function openFile(file: string): DatabaseSyncInstance {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA foreign_keys = ON');
    // The drive's own cache survives a power cut on Apple machines only with this; elsewhere it does nothing.
    database.exec('PRAGMA fullfsync = ON');
    return database;
  } catch (reason) {
    database.close();
    throw reason;
  }
}

function rollBack(database: DatabaseSyncInstance): void {
  // SQLite has already rolled back by itself after some errors (a full disk); a second time fails.
  if (database.isTransaction) database.exec('ROLLBACK');
}

function refuseWhen(isRefused: boolean): void {
  if (isRefused) throw new HostFault('io', 'The database is closed or the work was stopped.');
}

function attempt<T>(file: string, work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(guarded(file, work));
  });
}

function guarded<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (reason) {
    throw reason instanceof HostFault ? reason : faultOf(file, reason);
  }
}

type Fault = { readonly code: HostFaultCode; readonly says: string };

const locked: Fault = {
  code: 'locked',
  says: 'is in use by another program; close it and try again',
};
const damaged: Fault = {
  code: 'damaged-database',
  says: 'is damaged or is not a database; it was left as it is',
};

/** By SQLite's primary result code; a message may quote any word of the story. */
const faults: ReadonlyMap<number, Fault> = new Map([
  [5, locked],
  [6, locked],
  [8, { code: 'read-only', says: 'cannot be written to: its folder is read-only' }],
  [11, damaged],
  [
    13,
    {
      code: 'disk-full',
      says: 'cannot grow: the disk is full; nothing was lost, free some space and try again',
    },
  ],
  [
    14,
    {
      code: 'read-only',
      says: 'cannot be opened; check that its folder exists and can be written to',
    },
  ],
  [19, { code: 'conflict', says: 'already has this entry' }],
  [26, damaged],
]);

function faultOf(file: string, reason: unknown): HostFault {
  const resultCode = (reason as { sqliteCode?: number }).sqliteCode ?? 0;
  const known = faults.get(resultCode & 0xff);
  return new HostFault(
    known?.code ?? 'io',
    `The database ${file} ${known?.says ?? `failed: ${messageOf(reason)}`}.`,
    { cause: reason },
  );
}

/** SQLite's errors may come from another realm, where `instanceof Error` says no. */
function messageOf(reason: unknown): string {
  return (reason as { message?: string }).message ?? String(reason);
}
