import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

import { migrations } from '@/persistence/schema/migrations';

/** The last version whose rows were not sealed. */
const olderVersion = 2;

type Value = string | number | null;

/** Turns the database of a folder into what an earlier Narratoria would have written for its stories. */
export function makeOlder(folder: string): void {
  const file = path.join(folder, 'narratoria.db');
  const newer = new DatabaseSync(file);
  const older = new DatabaseSync(`${file}.older`, { enableForeignKeyConstraints: false });
  for (const migration of migrations.slice(0, olderVersion)) {
    if (typeof migration === 'function') throw new Error('An older version is made of plain SQL.');
    for (const sql of migration) older.exec(sql);
  }
  for (const table of tablesOf(older)) copyRows(table, newer, older);
  older.exec(`PRAGMA user_version = ${String(olderVersion)}`);
  newer.close();
  older.close();
  const beside = readdirSync(folder).filter((name) => name.startsWith('narratoria.db.witness'));
  for (const name of ['narratoria.db-wal', 'narratoria.db-shm', ...beside])
    rmSync(path.join(folder, name), { force: true });
  renameSync(`${file}.older`, file);
}

function tablesOf(database: DatabaseSyncInstance): readonly string[] {
  const rows = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  return (rows as { readonly name: string }[]).map(({ name }) => name);
}

/** The columns that were there already. */
function copyRows(table: string, from: DatabaseSyncInstance, to: DatabaseSyncInstance): void {
  const info = to.prepare(`PRAGMA table_info(${table})`).all() as { readonly name: string }[];
  const columns = info.map(({ name }) => name).join(', ');
  const insert = to.prepare(
    `INSERT INTO ${table} (${columns}) VALUES (${info.map(() => '?').join(', ')})`,
  );
  const rows = from.prepare(`SELECT ${columns} FROM ${table}`).all();
  for (const row of rows as Readonly<Record<string, Value>>[]) insert.run(...Object.values(row));
}
