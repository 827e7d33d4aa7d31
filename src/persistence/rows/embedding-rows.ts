import { sha256Hex } from '@/foundation/sha256';
import type { SqlDatabase, Statement } from '@/ports/sql-database';

/** A text and what it means. */
export type EmbeddedText = { readonly text: string; readonly vector: Float32Array };

/** Whose texts, and by which embedder: a playthrough's, or a campaign's lore. */
export type EmbeddingScope = { readonly owner: string; readonly embedder: string };

export function embeddingKey(text: string): string {
  return sha256Hex(text);
}

export function storeEmbedding(
  { owner, embedder }: EmbeddingScope,
  { text, vector }: EmbeddedText,
): Statement {
  const bytes = new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength).slice();
  return {
    sql: `INSERT OR REPLACE INTO embeddings (owner, embedder, text_hash, vector, checksum)
          VALUES (?, ?, ?, ?, ?)`,
    params: [owner, embedder, embeddingKey(text), bytes, checksumOf(vector)],
  };
}

/** By the key of their text. Those that are not what was written are left out: they are made again. */
export async function readEmbeddings(
  database: SqlDatabase,
  { owner, embedder, dimension }: EmbeddingScope & { readonly dimension: number },
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Float32Array>> {
  const rows = await database.read<EmbeddingRow>(
    'SELECT text_hash, vector, checksum FROM embeddings WHERE owner = ? AND embedder = ?',
    [owner, embedder],
    signal,
  );
  const kept = new Map<string, Float32Array>();
  for (const { text_hash, vector: bytes, checksum } of rows) {
    if (bytes.byteLength !== dimension * Float32Array.BYTES_PER_ELEMENT) continue;
    // A view needs its bytes to begin at a multiple of four, and SQLite's may not.
    const vector = new Float32Array(bytes.slice().buffer);
    if (checksumOf(vector) === checksum) kept.set(text_hash, vector);
  }
  return kept;
}

/** Of other embedders, once all is there of this one. */
export function deleteOtherEmbeddings({ owner, embedder }: EmbeddingScope): Statement {
  return {
    sql: 'DELETE FROM embeddings WHERE owner = ? AND embedder <> ?',
    params: [owner, embedder],
  };
}

type EmbeddingRow = {
  readonly text_hash: string;
  readonly vector: Uint8Array;
  readonly checksum: number;
};

/** FNV-1a over the 32-bit words: it only has to notice a damaged file, and ten thousand are read at once. */
function checksumOf(vector: Float32Array): number {
  const words = new Int32Array(vector.buffer, vector.byteOffset, vector.length);
  let hash = 0x811c9dc5;
  for (let place = 0; place < words.length; place += 1)
    hash = Math.imul(hash ^ (words[place] ?? 0), 0x01000193);
  return hash >>> 0;
}
