import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { asideName } from '@/hosts/node/keep-aside';
import { openSqliteDatabase } from '@/hosts/node/sqlite-database';
import type { SqlDatabase } from '@/ports/sql-database';

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
  renameSync(file, aside);
  if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${aside}-wal`);
  rmSync(`${file}-shm`, { force: true });
  return {
    damaged: openSqliteDatabase(aside),
    fresh: openSqliteDatabase(file),
    aside: path.basename(aside),
  };
}
