import { setImmediate } from 'node:timers/promises';
import path from 'node:path';

import type { DB, open, Scalar } from '@op-engineering/op-sqlite';
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';

type FakeConnection = Pick<DB, 'executeRaw' | 'closeAsync'>;
type OpenOptions = Parameters<typeof open>[0];
type SqliteValue = string | number | bigint | Uint8Array | null;

/**
 * The driver's `open` over the SQLite of Node. It has the driver's narrow places (as of 18.2.5): one
 * statement after another, but later; whole numbers as floating ones; no bigints; result codes in words.
 */
export function fakeOpSqlite({ name, location = '' }: OpenOptions): FakeConnection {
  const database = opened(path.join(location, name));
  return {
    executeRaw: async (sql, params = []) => {
      const values = params.map(toSqlite);
      await setImmediate();
      const statement = attempt('SQL statement error:# description:', () => database.prepare(sql));
      statement.setReadBigInts(true);
      const columnNames = statement.columns().map((column) => column.name);
      const rows = attempt('SQLite error code: #, description: ', () => rowsOf(statement, values));
      const rawRows = rows.map((row) =>
        columnNames.map((column) => fromSqlite(row[column] ?? null)),
      );
      return { rowsAffected: 0, rawRows, columnNames };
    },
    closeAsync: () => {
      database.close();
      return Promise.resolve();
    },
  };
}

function opened(file: string): InstanceType<typeof DatabaseSync> {
  try {
    return new DatabaseSync(file);
  } catch (reason) {
    throw new Error((reason as Error).message, { cause: reason });
  }
}

/** Of a statement that gives no rows, only `run` tells why it failed. */
function rowsOf(
  statement: StatementSyncInstance,
  values: readonly SqliteValue[],
): readonly Record<string, SqliteValue>[] {
  if (statement.columns().length > 0)
    return statement.all(...values) as readonly Record<string, SqliteValue>[];
  statement.run(...values);
  return [];
}

function attempt<T>(words: string, work: () => T): T {
  try {
    return work();
  } catch (reason) {
    const { sqliteCode = 1, message } = reason as Error & { readonly sqliteCode?: number };
    const code = String(sqliteCode & 0xff);
    throw new Error(`[op-sqlite] ${words.replace('#', code)}${message}`, { cause: reason });
  }
}

function toSqlite(value: Scalar): SqliteValue {
  if (typeof value === 'bigint') throw new Error('Cannot convert JSI value to C++ Variant value');
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'number') return (value | 0) === value ? BigInt(value) : value;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return ArrayBuffer.isView(value)
    ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    : value;
}

function fromSqlite(value: SqliteValue): Scalar {
  if (typeof value === 'bigint') return Number(value);
  // A copy that this realm knows as an ArrayBuffer.
  return value instanceof Object ? Uint8Array.from(value).buffer : value;
}
