import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { asideName } from '@/hosts/node/keep-aside';
import { openSqliteDatabase } from '@/hosts/node/sqlite-database';
import { HostFault } from '@/ports/host-fault';
import type { SqlDatabase } from '@/ports/sql-database';

function moveAside(file: string, aside: string): void {
  try {
    renameSync(file, aside);
    if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${aside}-wal`);
  } catch (reason) {
    throw new HostFault(
      'damaged-database',
      `The database ${file} is damaged and cannot be put aside; it was left as it is.`,
      { cause: reason },
    );
  }
}

/** Moves a damaged database aside, with the log of what is not in it yet, and opens an empty one in its place. */
export async function replaceDatabase(
  file: string,
  database: SqlDatabase,
): Promise<{
  readonly damaged: SqlDatabase;
  readonly fresh: SqlDatabase;
  readonly aside: string;
}> {
  await database.close();
  let number = 1;
  while (existsSync(asideName(file, number))) number += 1;
  const aside = asideName(file, number);
  moveAside(file, aside);
  rmSync(`${file}-shm`, { force: true });
  return {
    damaged: openSqliteDatabase(aside),
    fresh: openSqliteDatabase(file),
    aside: path.basename(aside),
  };
}
