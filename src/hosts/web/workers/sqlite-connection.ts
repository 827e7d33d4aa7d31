import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm';

import type { HostFault } from '@/ports/host-fault';
import type { SqlValue, Statement } from '@/ports/sql-database';

const keptStatements = 100;

export type Connection = Pick<SqliteConnection, 'read' | 'write' | 'close'>;

/** A database of which nothing can be read. */
export function brokenConnection(fault: HostFault): Connection {
  const refuse = (): never => {
    throw fault;
  };
  return { read: refuse, write: refuse, close: () => undefined };
}

/** One open database. What SQLite throws passes through. */
export class SqliteConnection {
  private readonly prepared = new Map<string, PreparedStatement>();

  constructor(
    private readonly sqlite: Sqlite3Static,
    private readonly database: Database,
  ) {}

  read(sql: string, params: readonly SqlValue[]): readonly unknown[] {
    const rows: unknown[] = [];
    this.run({ sql, params }, (statement) => {
      rows.push(statement.get({}));
    });
    return rows;
  }

  write(statements: readonly Statement[]): void {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      for (const statement of statements) this.run(statement, () => undefined);
      this.database.exec('COMMIT');
    } catch (reason) {
      this.rollBack();
      throw reason;
    }
  }

  close(): void {
    for (const statement of this.prepared.values()) statement.finalize();
    this.database.close();
  }

  private run({ sql, params }: Statement, onRow: (statement: PreparedStatement) => void): void {
    const statement = this.prepared.get(sql) ?? this.database.prepare(sql);
    const isKept = this.prepared.size < keptStatements || this.prepared.has(sql);
    if (isKept) this.prepared.set(sql, statement);
    try {
      if (params.length > 0) statement.bind([...params]);
      while (statement.step()) onRow(statement);
    } finally {
      // Resetting tells the error of the last step once more; it is already on its way.
      statement.resetNoThrow();
      statement.clearBindings();
      if (!isKept) statement.finalize();
    }
  }

  private rollBack(): void {
    const { pointer } = this.database;
    // SQLite has already rolled back by itself after some errors (a full disk); a second time fails.
    if (pointer !== undefined && this.sqlite.capi.sqlite3_get_autocommit(pointer) === 0)
      this.database.exec('ROLLBACK');
  }
}
