import type { PlaythroughId } from '@/foundation/ids';
import type { Statement } from '@/ports/sql-database';
import { branchHash } from '@/persistence/rows/row-hashes';
import type { Branch } from '@/persistence/rows/story-log';

export function hashOfBranch(
  playthrough: PlaythroughId,
  { id, ordinal, forkedFrom }: Branch,
): string {
  return branchHash(playthrough, { id, ordinal, forked_from: forkedFrom });
}

export function insertBranch(playthrough: PlaythroughId, branch: Branch): Statement {
  const { id, ordinal, forkedFrom } = branch;
  return {
    sql: 'INSERT INTO branches (id, playthrough, ordinal, forked_from, hash) VALUES (?, ?, ?, ?, ?)',
    params: [id, playthrough, ordinal, forkedFrom, hashOfBranch(playthrough, branch)],
  };
}
