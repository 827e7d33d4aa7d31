import type { Database, SAHPoolUtil, Sqlite3Static } from '@sqlite.org/sqlite-wasm';

import { SqliteConnection } from '@/hosts/web/workers/sqlite-connection';

/** The database, its log, and what SQLite may need beside them. */
const files = 6;

/** The workers of a closed window may hold their files a moment longer than their lock. */
const attempts = 20;
const pauseMs = 100;

/** The database kept in this browser. Whoever opens it holds the lock that only one window can have. */
export class DeviceDatabase {
  private pool: SAHPoolUtil | undefined;

  constructor(
    private readonly sqlite: Sqlite3Static,
    private readonly name: string,
  ) {}

  async open(): Promise<SqliteConnection> {
    this.pool = await this.takeFiles();
    // A window closed while the pool was made leaves too few: no room for the log.
    await this.pool.reserveMinimumCapacity(files);
    const database = new this.pool.OpfsSAHPoolDb('/narratoria.db');
    try {
      // Without shared memory the log can be written ahead only by a sole user: the order matters.
      database.exec('PRAGMA locking_mode = exclusive');
      database.exec('PRAGMA journal_mode = WAL');
      return connection(this.sqlite, database);
    } catch (reason) {
      database.close();
      this.letGo();
      throw reason;
    }
  }

  /** Lets go of the files, so that another window can open them. */
  letGo(): void {
    this.pool?.pauseVfs();
  }

  private async takeFiles(): Promise<SAHPoolUtil> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await (this.pool?.unpauseVfs() ?? this.installPool());
      } catch (reason) {
        if (!isHeldElsewhere(reason) || attempt === attempts) throw reason;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
  }

  private installPool(): Promise<SAHPoolUtil> {
    const options = {
      name: this.name,
      directory: `/${this.name}`,
      initialCapacity: files,
      // The default removes every file of the pool when it cannot be opened.
      preserveOnInitFailure: true,
      forceReinitIfPreviouslyFailed: true,
    };
    return this.sqlite.installOpfsSAHPoolVfs(options);
  }
}

/** A database that lasts until the window is closed. */
export function openVisitDatabase(sqlite: Sqlite3Static): SqliteConnection {
  return connection(sqlite, new sqlite.oo1.DB(':memory:'));
}

function connection(sqlite: Sqlite3Static, database: Database): SqliteConnection {
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  return new SqliteConnection(sqlite, database);
}

function isHeldElsewhere(reason: unknown): boolean {
  return (reason as { name?: string }).name === 'NoModificationAllowedError';
}
