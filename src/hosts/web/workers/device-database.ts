import type { Database, SAHPoolUtil, Sqlite3Static } from '@sqlite.org/sqlite-wasm';

import type { RawFile } from '@/hosts/web/workers/keep-files-aside';
import {
  brokenConnection,
  SqliteConnection,
  type Connection,
} from '@/hosts/web/workers/sqlite-connection';
import { hostFaultOf } from '@/hosts/web/workers/fault-of';

/** The database, its log, the one that takes its place, and what SQLite may need beside them. */
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

  async open(): Promise<Connection> {
    this.pool = await this.takeFiles();
    // A window closed while the pool was made leaves too few: no room for the log.
    await this.pool.reserveMinimumCapacity(files);
    try {
      return this.connect();
    } catch (reason) {
      this.letGo();
      throw reason;
    }
  }

  /** Each question to one that is damaged at its start is answered with that. */
  connect(): Connection {
    const pool = this.openedPool();
    const database = new pool.OpfsSAHPoolDb(newestOf(pool));
    try {
      // Without shared memory the log can be written ahead only by a sole user: the order matters.
      database.exec('PRAGMA locking_mode = exclusive');
      database.exec('PRAGMA journal_mode = WAL');
      return connection(this.sqlite, database);
    } catch (reason) {
      database.close();
      const fault = hostFaultOf(reason);
      if (fault.code === 'damaged-database') return brokenConnection(fault);
      throw fault;
    }
  }

  /** As they are, also while the database is open. */
  rawFiles(): readonly RawFile[] {
    const pool = this.openedPool();
    const newest = newestOf(pool);
    const present = new Set(pool.getFileNames());
    return (['', '-wal'] as const)
      .filter((suffix) => present.has(`${newest}${suffix}`))
      .map((suffix) => ({ suffix, bytes: pool.exportFile(`${newest}${suffix}`) }));
  }

  /**
   * The pool gives a file its name when all of it is written: a window that is closed before that finds
   * the old database again, and one closed after it the new one.
   */
  async putInPlace(bytes: Uint8Array): Promise<void> {
    const pool = this.openedPool();
    const old = newestOf(pool);
    await pool.importDb(databaseName(numberOf(old) + 1), bytes);
    for (const suffix of ['', '-wal', '-journal']) pool.unlink(`${old}${suffix}`);
  }

  /** Lets go of the files, so that another window can open them. */
  letGo(): void {
    this.pool?.pauseVfs();
  }

  private openedPool(): SAHPoolUtil {
    if (this.pool === undefined) throw new Error('the files of the database are not open');
    return this.pool;
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
export function openVisitDatabase(sqlite: Sqlite3Static): Connection {
  return connection(sqlite, new sqlite.oo1.DB(':memory:'));
}

/** The pool cannot rename: each database that takes another's place has the next number. */
function databaseName(number: number): string {
  return number === 1 ? '/narratoria.db' : `/narratoria-${String(number)}.db`;
}

/** 0 for a file that is no database. */
function numberOf(file: string): number {
  const found = /^\/narratoria(?:-(\d+))?\.db$/.exec(file);
  return found === null ? 0 : Number(found[1] ?? 1);
}

function newestOf(pool: SAHPoolUtil): string {
  return databaseName(Math.max(1, ...pool.getFileNames().map(numberOf)));
}

function connection(sqlite: Sqlite3Static, database: Database): SqliteConnection {
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  return new SqliteConnection(sqlite, database);
}

function isHeldElsewhere(reason: unknown): boolean {
  return (reason as { name?: string }).name === 'NoModificationAllowedError';
}
