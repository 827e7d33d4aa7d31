import { emptyDigest, toggled } from '@/persistence/rows/digest';
import { playthroughHash } from '@/persistence/rows/row-hashes';
import type { KeptRow } from '@/persistence/rows/storage-rows';
import type { PlaythroughRow, StoryRows } from '@/persistence/rows/story-rows';
import type { Statement } from '@/ports/sql-database';

/** The row that answers for all others of a story, and what is needed to write it again. */
export type Seal = Omit<PlaythroughRow, 'hash'> & {
  /** Hashes of what skills keep, by skill and key: a new value takes the old one's place. */
  readonly storage: ReadonlyMap<string, string>;
};

export function sealOf({ playthrough, storage }: StoryRows, digest: string): Seal {
  const { hash: _, ...row } = playthrough;
  return {
    ...row,
    digest,
    storage: new Map(storage.map(({ skill, key, hash }) => [keyOf(skill, key), hash ?? ''])),
  };
}

/** `added` also takes a row out that is in: what is counted twice is not counted. */
export function sealAfter(
  seal: Seal,
  added: readonly string[],
  kept: readonly KeptRow[] = [],
): Seal {
  let digest = added.reduce(toggled, seal.digest ?? emptyDigest);
  const commits = (seal.commits ?? 0) + 1;
  if (kept.length === 0) return { ...seal, commits, digest };
  const storage = new Map(seal.storage);
  for (const { skill, key, hash } of kept) {
    const before = storage.get(keyOf(skill, key));
    if (before !== undefined) digest = toggled(digest, before);
    if (hash === null) storage.delete(keyOf(skill, key));
    else {
      storage.set(keyOf(skill, key), hash);
      digest = toggled(digest, hash);
    }
  }
  return { ...seal, commits, digest, storage };
}

/** Last in its transaction. */
export function sealStatement(seal: Seal): Statement {
  return {
    sql: 'UPDATE playthroughs SET head_scene = ?, head_branch = ?, commits = ?, digest = ?, hash = ? WHERE id = ?',
    params: [
      seal.head_scene,
      seal.head_branch,
      seal.commits,
      seal.digest,
      playthroughHash(seal),
      seal.id,
    ],
  };
}

function keyOf(skill: string, key: string): string {
  return JSON.stringify([skill, key]);
}
