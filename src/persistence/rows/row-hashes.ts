import { sha256Hex } from '@/foundation/sha256';
import type {
  AssetRow,
  BranchRow,
  EntryRow,
  PlaythroughRow,
  SaveRow,
  SceneRow,
  StorageRow,
} from '@/persistence/rows/story-rows';

/** One changed byte in a row is seen, and named, when its story is opened. */
function hashOf(kind: string, parts: readonly (string | number | null)[]): string {
  return sha256Hex(textOf([kind, ...parts]));
}

/** What a damaged file holds in a column may be anything, also a number too large for JSON. */
function textOf(parts: readonly unknown[]): string {
  return JSON.stringify(parts, (_key, value: unknown) =>
    typeof value === 'bigint' ? `${String(value)} in full` : value,
  );
}

/** Each scene is chained to its parent. */
export function outcomeHash(
  scene: Pick<SceneRow, 'id' | 'branch' | 'number' | 'at' | 'outcome'>,
  parentHash: string | null,
): string {
  const { id, branch, number, at, outcome } = scene;
  return sha256Hex(textOf([parentHash, id, branch, number, at, outcome]));
}

export function wordsHash(hashOfOutcome: string, words: string): string {
  return sha256Hex(textOf([hashOfOutcome, words]));
}

/** Covers where the story stands and, by the digest, every other row of it. */
export function playthroughHash(row: Omit<PlaythroughRow, 'hash'>): string {
  const { id, campaign, body, created_at, head_scene, head_branch, commits, digest } = row;
  const where = [head_scene, head_branch, commits, digest];
  return hashOf('playthrough', [id, campaign, body, created_at, ...where]);
}

export function branchHash(playthrough: string, row: Omit<BranchRow, 'hash'>): string {
  return hashOf('branch', [playthrough, row.id, row.ordinal, row.forked_from]);
}

export function assetHash(playthrough: string, row: Omit<AssetRow, 'hash'>): string {
  const { id, scene, tool, kind, media_type, body, checksum, created_at } = row;
  return hashOf('asset', [
    playthrough,
    id,
    scene,
    tool,
    kind,
    media_type,
    body,
    checksum,
    created_at,
  ]);
}

export function saveHash(playthrough: string, row: Omit<SaveRow, 'hash'>): string {
  return hashOf('save', [playthrough, row.name, row.scene, row.at]);
}

export function entryHash(playthrough: string, row: Omit<EntryRow, 'hash'>): string {
  const { id, scene, ordinal, at, body } = row;
  return hashOf('entry', [playthrough, id, scene, ordinal, at, body]);
}

export function storageHash(playthrough: string, row: Omit<StorageRow, 'hash'>): string {
  return hashOf('storage', [playthrough, row.skill, row.key, row.value]);
}
