import { digestOf } from '@/persistence/rows/digest';
import { hashesOf } from '@/persistence/rows/inspect-story';
import { assetHash, branchHash, playthroughHash, storageHash } from '@/persistence/rows/row-hashes';
import { readStoryRows, type StoryRows } from '@/persistence/rows/story-rows';
import type { SqlDatabase, Statement } from '@/ports/sql-database';

/**
 * Stories from before rows were sealed are taken as they are; from now on a change is seen. A row that
 * has a seal keeps it: whoever made the database look older must not make damage look whole.
 */
export async function sealOlderRows(
  database: SqlDatabase,
  signal: AbortSignal,
): Promise<readonly Statement[]> {
  const stories = await database.read<{ readonly id: string }>(
    'SELECT id FROM playthroughs',
    [],
    signal,
  );
  const statements: Statement[] = [];
  for (const { id } of stories) {
    const rows = await readStoryRows(database, id, signal);
    if (rows !== null) statements.push(...sealStatements(sealed(rows)));
  }
  return statements;
}

function sealed(rows: StoryRows): StoryRows {
  const { id } = rows.playthrough;
  const hashed = {
    ...rows,
    branches: rows.branches.map((row) => ({ ...row, hash: row.hash ?? branchHash(id, row) })),
    assets: rows.assets.map((row) => ({ ...row, hash: row.hash ?? assetHash(id, row) })),
    storage: rows.storage.map((row) => ({ ...row, hash: row.hash ?? storageHash(id, row) })),
  };
  const playthrough = {
    ...rows.playthrough,
    commits: rows.playthrough.commits ?? 0,
    digest: rows.playthrough.digest ?? digestOf(hashesOf(hashed)),
  };
  const hash = rows.playthrough.hash ?? playthroughHash(playthrough);
  return { ...hashed, playthrough: { ...playthrough, hash } };
}

function sealStatements({
  playthrough,
  branches,
  assets,
  storage,
}: StoryRows): readonly Statement[] {
  const { id, commits, digest, hash } = playthrough;
  return [
    {
      sql: 'UPDATE playthroughs SET commits = ?, digest = ?, hash = ? WHERE id = ?',
      params: [commits, digest, hash, id],
    },
    ...branches.map((row) => ({
      sql: 'UPDATE branches SET hash = ? WHERE id = ?',
      params: [row.hash, row.id],
    })),
    ...assets.map((row) => ({
      sql: 'UPDATE assets SET hash = ? WHERE id = ?',
      params: [row.hash, row.id],
    })),
    ...storage.map((row) => ({
      sql: 'UPDATE skill_storage SET hash = ? WHERE playthrough = ? AND skill = ? AND key = ?',
      params: [row.hash, id, row.skill, row.key],
    })),
  ];
}
