import type { AssetId, PlaythroughId } from '@/foundation/ids';
import { sha256OfBytes } from '@/foundation/sha256';
import { assetHash } from '@/persistence/rows/row-hashes';
import type { SqlDatabase, Statement } from '@/ports/sql-database';
import type { Asset } from '@/story/log/asset';

export type NewAsset = { readonly asset: Asset; readonly content: Uint8Array };

export function insertAsset(
  playthrough: PlaythroughId,
  { asset, content }: NewAsset,
): { readonly hash: string; readonly statement: Statement } {
  const { id, scene, kind, mediaType, checksum, at, name, metadata, madeBy } = asset;
  const body = JSON.stringify({ name, metadata, madeBy });
  const { toolId: tool } = madeBy;
  const hash = assetHash(playthrough, {
    id,
    scene,
    tool,
    kind,
    media_type: mediaType,
    body,
    checksum,
    created_at: at,
  });
  return {
    hash,
    statement: {
      sql: `INSERT INTO assets (id, playthrough, scene, tool, kind, media_type, body, bytes, checksum, created_at, hash)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      params: [id, playthrough, scene, tool, kind, mediaType, body, content, checksum, at, hash],
    },
  };
}

export async function readAssetBytes(
  database: SqlDatabase,
  id: AssetId,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const [row] = await database.read<{ readonly bytes: unknown; readonly checksum: string }>(
    'SELECT bytes, checksum FROM assets WHERE id = ?',
    [id],
    signal,
  );
  // In a damaged file the column may hold anything.
  if (row === undefined || !(row.bytes instanceof Uint8Array)) return null;
  return sha256OfBytes(row.bytes) === row.checksum ? row.bytes : null;
}
