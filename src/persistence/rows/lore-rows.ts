import type { SqlDatabase, Statement } from '@/ports/sql-database';

/** A piece of a campaign's lore (arch §6.1.1). It belongs to the campaign, whoever plays it. */
export type LoreChunk = {
  readonly id: string;
  readonly filePath: string;
  readonly chunkIndex: number;
  readonly paragraphId: number;
  readonly content: string;
  readonly tokenCount: number;
};

export function storeLore(campaign: string, chunk: LoreChunk): Statement {
  const { id, filePath, chunkIndex, paragraphId, content, tokenCount } = chunk;
  return {
    sql: `INSERT INTO lore_chunks (id, campaign, file_path, chunk_index, paragraph_id, content, token_count)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET content = excluded.content, token_count = excluded.token_count,
            paragraph_id = excluded.paragraph_id
          WHERE campaign = excluded.campaign`,
    params: [id, campaign, filePath, chunkIndex, paragraphId, content, tokenCount],
  };
}

export function deleteLore(campaign: string, id: string): Statement {
  return { sql: 'DELETE FROM lore_chunks WHERE campaign = ? AND id = ?', params: [campaign, id] };
}

/** Of one file or of all, in the order of the files. */
export function readLore(
  database: SqlDatabase,
  { campaign, filePath }: { readonly campaign: string; readonly filePath: string | null },
  signal: AbortSignal,
): Promise<readonly LoreChunk[]> {
  return database.read<LoreChunk>(
    `SELECT id, file_path AS filePath, chunk_index AS chunkIndex, paragraph_id AS paragraphId,
       content, token_count AS tokenCount
     FROM lore_chunks WHERE campaign = ?${filePath === null ? '' : ' AND file_path = ?'}
     ORDER BY file_path, chunk_index`,
    filePath === null ? [campaign] : [campaign, filePath],
    signal,
  );
}
