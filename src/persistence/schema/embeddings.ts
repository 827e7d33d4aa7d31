/**
 * 7: what texts mean, by their hash. They are computed from texts that stand elsewhere, so they may be
 * thrown away and made again; they name who computed them, because numbers of two embedders do not compare.
 */
export const embeddingTables: readonly string[] = [
  'ALTER TABLE memory_events DROP COLUMN embedder',
  'ALTER TABLE memory_events DROP COLUMN embedding',
  'ALTER TABLE lore_chunks DROP COLUMN embedder',
  'ALTER TABLE lore_chunks DROP COLUMN embedding',
  `CREATE TABLE embeddings (
    owner TEXT NOT NULL,
    embedder TEXT NOT NULL,
    text_hash TEXT NOT NULL,
    vector BLOB NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (owner, embedder, text_hash)
  ) STRICT`,
];
