import { parseJson } from '@/foundation/parse-text';
import type { Json } from '@/foundation/json';
import type { SqlDatabase, Statement } from '@/ports/sql-database';

/** Null when it was never set, or cannot be read. */
export async function readSetting(
  database: SqlDatabase,
  key: string,
  signal: AbortSignal,
): Promise<Json> {
  const [row] = await database.read<{ readonly value: string }>(
    'SELECT value FROM settings WHERE key = ?',
    [key],
    signal,
  );
  const value = row === undefined ? null : parseJson(row.value);
  return value?.ok === true ? (value.value as Json) : null;
}

export function writeSetting(key: string, value: Json): Statement {
  return {
    sql: 'INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)',
    params: [key, JSON.stringify(value)],
  };
}
