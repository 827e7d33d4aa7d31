import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** A reader takes longer over a scene, and no part of a turn is without the database for so long. */
const quietMs = 1_000;
/** 1 MB: less is not worth the wear. */
const pagesWorthMoving = 256;
/** 64 MB: only if no quiet moment ever comes does SQLite move them in the middle of a turn. */
const mostPagesWaiting = 16_384;

export type QuietCheckpoint = {
  /** The database is in use; a quiet moment is counted from here. */
  disturb(): void;
  /** To be called before the database is closed. */
  finish(): void;
};

/**
 * Moves what the write-ahead log has gathered into the database file when nobody waits for it: inside a
 * turn it would cost three more syncs.
 */
export function checkpointWhenQuiet(database: DatabaseSyncInstance): QuietCheckpoint {
  database.exec(`PRAGMA wal_autocheckpoint = ${String(mostPagesWaiting)}`);
  const useMoment = (): void => {
    timer = null;
    withoutFail(() => {
      moveIntoFile(database);
    });
  };
  let timer: NodeJS.Timeout | null = null;
  return {
    disturb: () => {
      if (timer === null) timer = setTimeout(useMoment, quietMs).unref();
      else timer.refresh();
    },
    finish: () => {
      if (timer !== null) clearTimeout(timer);
      // A statement that is not yet collected keeps SQLite from closing, and so from doing this itself.
      withoutFail(() => {
        database.exec('PRAGMA busy_timeout = 0');
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      });
    },
  };
}

/** Nothing is lost when it fails: all stands in the log. What is wrong is said to the next who writes. */
function withoutFail(work: () => void): void {
  try {
    work();
  } catch {
    return;
  }
}

type LogPages = { readonly log: number; readonly checkpointed: number };

function moveIntoFile(database: DatabaseSyncInstance): void {
  const pages = (how: 'NOOP' | 'PASSIVE'): LogPages =>
    database.prepare(`PRAGMA wal_checkpoint(${how})`).get() as LogPages;
  const waiting = pages('NOOP');
  if (waiting.log - waiting.checkpointed < pagesWorthMoving) return;
  // Waits for nobody: what another connection still reads stays in the log.
  const moved = pages('PASSIVE');
  if (moved.log === moved.checkpointed) beginLogAgain(database);
}

/** The first write after the log was emptied syncs once more, for its new beginning: better now than in a turn. */
function beginLogAgain(database: DatabaseSyncInstance): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
      readonly user_version: number;
    };
    database.exec(`PRAGMA user_version = ${String(version)}`);
    database.exec('COMMIT');
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
  }
}
