import { existsSync, rmSync, writeFileSync } from 'node:fs';

import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase } from '@/ports/sql-database';

/** On a full disk SQLite cannot even tidy up: room for some hundred scenes is kept back for that day. */
const ballastBytes = 4 * 1024 * 1024;

/**
 * A database that has a reserve. When the disk is full the reserve is let go and the write is tried once
 * more, so that the scene being played is kept; `onReleased` tells the player while there is still time.
 */
export function withBallast(
  database: SqlDatabase,
  { file, onReleased }: { readonly file: string; readonly onReleased: () => void },
): SqlDatabase {
  fill(file);
  return {
    read: (sql, params, signal) => database.read(sql, params, signal),
    write: (statements, signal) =>
      database.write(statements, signal).catch((reason: unknown) => {
        if (!isDiskFull(reason) || !release(file)) throw reason;
        onReleased();
        return database.write(statements, signal);
      }),
    close: () => database.close(),
  };
}

function isDiskFull(reason: unknown): boolean {
  return reason instanceof HostFault && reason.code === 'disk-full';
}

/** A disk that has no room for it has none to give back either. */
function fill(file: string): void {
  if (existsSync(file)) return;
  try {
    writeFileSync(file, Buffer.alloc(ballastBytes));
  } catch {
    rmSync(file, { force: true });
  }
}

function release(file: string): boolean {
  if (!existsSync(file)) return false;
  rmSync(file, { force: true });
  return true;
}
