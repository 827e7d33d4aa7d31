import type { Sqlite3Static, Database } from '@sqlite.org/sqlite-wasm';

import { readableCopy } from '@/hosts/web/workers/readable-copy';
import { SqliteConnection } from '@/hosts/web/workers/sqlite-connection';

/**
 * A damaged database beside the new one that is filled from it, both in memory: until the new one is
 * whole nothing on the disk changes.
 */
export class Mending {
  readonly fresh: SqliteConnection;
  private readonly filled: Database;
  private opened: SqliteConnection | undefined;

  constructor(
    private readonly sqlite: Sqlite3Static,
    private readonly damagedBytes: Uint8Array,
  ) {
    this.filled = new sqlite.oo1.DB(':memory:');
    this.fresh = new SqliteConnection(sqlite, this.filled);
  }

  /** The new one must have its tables: from there comes what the damaged one has lost of its start. */
  damaged(): SqliteConnection {
    this.opened ??= this.open('header') ?? this.open('page') ?? this.fresh;
    return this.opened;
  }

  bytes(): Uint8Array {
    return this.sqlite.capi.sqlite3_js_db_export(this.filled);
  }

  close(): void {
    this.opened?.close();
    if (this.opened !== this.fresh) this.fresh.close();
  }

  /** Null when it does not even say which tables it has. */
  private open(start: 'header' | 'page'): SqliteConnection | null {
    const bytes = readableCopy(this.damagedBytes, { empty: this.bytes(), start });
    const database = new this.sqlite.oo1.DB(':memory:');
    const { capi, wasm } = this.sqlite;
    const copied = wasm.allocFromTypedArray(bytes);
    capi.sqlite3_deserialize(
      database,
      'main',
      copied,
      bytes.length,
      bytes.length,
      capi.SQLITE_DESERIALIZE_FREEONCLOSE,
    );
    const connection = new SqliteConnection(this.sqlite, database);
    try {
      connection.read('SELECT name FROM sqlite_schema', []);
      return connection;
    } catch {
      connection.close();
      return null;
    }
  }
}
