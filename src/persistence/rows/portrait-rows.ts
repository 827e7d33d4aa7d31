import type { PlaythroughId } from '@/foundation/ids';
import type { SqlDatabase, Statement } from '@/ports/sql-database';

/** A picture of somebody (arch §6.1.1), until their description changes. */
export type Portrait = {
  readonly id: string;
  readonly characterId: string;
  readonly imagePath: string;
  readonly descriptionHash: string;
  readonly generatedAt: number;
};

export function storePortrait(playthrough: PlaythroughId, portrait: Portrait): Statement {
  const { id, characterId, imagePath, descriptionHash, generatedAt } = portrait;
  return {
    sql: `INSERT INTO portraits (id, playthrough, character, image_path, description_hash, generated_at)
          VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET image_path = excluded.image_path,
            description_hash = excluded.description_hash, generated_at = excluded.generated_at
          WHERE playthrough = excluded.playthrough`,
    params: [id, playthrough, characterId, imagePath, descriptionHash, generatedAt],
  };
}

export function deletePortrait(playthrough: PlaythroughId, id: string): Statement {
  return {
    sql: 'DELETE FROM portraits WHERE playthrough = ? AND id = ?',
    params: [playthrough, id],
  };
}

/** Of one character or of all, the newest first. */
export function readPortraits(
  database: SqlDatabase,
  {
    playthrough,
    characterId,
  }: { readonly playthrough: PlaythroughId; readonly characterId: string | null },
  signal: AbortSignal,
): Promise<readonly Portrait[]> {
  return database.read<Portrait>(
    `SELECT id, character AS characterId, image_path AS imagePath,
       description_hash AS descriptionHash, generated_at AS generatedAt
     FROM portraits WHERE playthrough = ?${characterId === null ? '' : ' AND character = ?'}
     ORDER BY generated_at DESC, id`,
    characterId === null ? [playthrough] : [playthrough, characterId],
    signal,
  );
}
