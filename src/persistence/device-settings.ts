import type { SqlDatabase, Statement } from '@/ports/sql-database';

export type SettingRow = { readonly key: string; readonly value: string };

export function readSettings(
  database: SqlDatabase,
  signal: AbortSignal,
): Promise<readonly SettingRow[]> {
  return database.read('SELECT key, value FROM settings ORDER BY key', [], signal);
}

/** What is set here stays. */
export function addSetting({ key, value }: SettingRow): Statement {
  return {
    sql: 'INSERT OR IGNORE INTO settings (key, value) VALUES (?, ?)',
    params: [key, value],
  };
}
