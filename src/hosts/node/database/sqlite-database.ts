import {
  DatabaseSync,
  type DatabaseSyncInstance,
  type StatementSyncInstance,
} from '@photostructure/sqlite';

import { checkpointWhenQuiet } from '@/hosts/node/database/quiet-checkpoint';
import { closedFault, sqliteMessage, resultCodeOf, sqliteFault } from '@/hosts/shared/sqlite-fault';
import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase, SqlValue, Statement } from '@/ports/sql-database';

const busyTimeoutMs = 3_000;
const keptStatements = 100;

type PreparedStatement = StatementSyncInstance;

/** SQLite in this process. `:memory:` is a database that nobody keeps. */
export function openSqliteDatabase(file: string): SqlDatabase {
  const database = guarded(file, () => openFile(file));
  const checkpoint = guarded(file, () => checkpointWhenQuiet(database));
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
        checkpoint.disturb();
        return allRows(prepare(sql), params) as readonly Row[];
      }),
    write: (statements, signal) =>
      attempt(file, () => {
        refuseWhen(signal.aborted || !isOpen);
        checkpoint.disturb();
        apply(statements);
      }),
    close: () => {
      if (isOpen) {
        checkpoint.finish();
        database.close();
      }
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
  return /too large to be represented/.test(sqliteMessage(reason));
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
  if (isRefused) throw closedFault();
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
    if (reason instanceof HostFault) throw reason;
    const { sqliteCode } = reason as { sqliteCode?: number };
    const resultCode = sqliteCode ?? resultCodeOf(sqliteMessage(reason));
    throw sqliteFault(`The database ${file}`, resultCode, reason);
  }
}
