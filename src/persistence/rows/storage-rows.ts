import type { PlaythroughId } from '@/foundation/ids';
import { storageHash } from '@/persistence/rows/row-hashes';
import type { SqlDatabase, Statement } from '@/ports/sql-database';

/** Something a skill keeps for itself, as JSON; null forgets it. */
export type StorageChange = {
  readonly skill: string;
  readonly key: string;
  readonly value: string | null;
};

/** A change as it is written; without a hash when it forgets. */
export type KeptRow = {
  readonly skill: string;
  readonly key: string;
  readonly hash: string | null;
  readonly statement: Statement;
};

/** A skill's room is made by its first write (002 FR-062); until then there is simply nothing. */
export async function readStorage(
  database: SqlDatabase,
  of: { readonly playthrough: PlaythroughId; readonly skill: string },
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.read<{ readonly key: string; readonly value: string }>(
    'SELECT key, value FROM skill_storage WHERE playthrough = ? AND skill = ?',
    [of.playthrough, of.skill],
    signal,
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export function writeStorage(
  playthrough: PlaythroughId,
  { skill, key, value }: StorageChange,
): KeptRow {
  if (value === null)
    return {
      skill,
      key,
      hash: null,
      statement: {
        sql: 'DELETE FROM skill_storage WHERE playthrough = ? AND skill = ? AND key = ?',
        params: [playthrough, skill, key],
      },
    };
  const hash = storageHash(playthrough, { skill, key, value });
  return {
    skill,
    key,
    hash,
    statement: {
      sql: 'INSERT OR REPLACE INTO skill_storage (playthrough, skill, key, value, hash) VALUES (?, ?, ?, ?, ?)',
      params: [playthrough, skill, key, value, hash],
    },
  };
}
