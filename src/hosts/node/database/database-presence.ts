import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

import { HostFault } from '@/ports/host-fault';

const patienceMs = 3_000;

/** One process among those that have a database open. */
export type DatabasePresence = {
  /** Whether nobody else has it open; then nobody can open it until it is shared again. */
  takeAlone(): boolean;
  share(): void;
  leave(): void;
};

/**
 * Says to other processes that this one has a database open, until it leaves or ends, however it ends. A
 * file that is replaced while somebody writes to it would take with it what they write.
 */
export function joinDatabase(file: string): DatabasePresence {
  const lock = openLock(file);
  const share = (): void => {
    if (lock.isTransaction) lock.exec('ROLLBACK');
    lock.exec('BEGIN');
    // The lock is taken by the first reading, and kept until the transaction ends.
    lock.exec('SELECT count(*) FROM sqlite_schema');
  };
  try {
    share();
  } catch (reason) {
    lock.close();
    throw new HostFault(
      'locked',
      `The database ${file} is being mended elsewhere; try again when that is done.`,
      { cause: reason },
    );
  }
  return {
    takeAlone: () => {
      lock.exec('ROLLBACK');
      if (isMadeAlone(lock)) return true;
      share();
      return false;
    },
    share,
    leave: () => {
      if (lock.isOpen) lock.close();
    },
  };
}

function openLock(file: string): DatabaseSyncInstance {
  try {
    return new DatabaseSync(`${file}.lock`, { timeout: patienceMs });
  } catch (reason) {
    throw new HostFault('io', `The database ${file} cannot be opened: no file can be made there.`, {
      cause: reason,
    });
  }
}

function isMadeAlone(lock: DatabaseSyncInstance): boolean {
  try {
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch {
    return false;
  } finally {
    lock.exec(`PRAGMA busy_timeout = ${String(patienceMs)}`);
  }
}
