import type { SceneId } from '@/foundation/ids';
import { sha256Hex } from '@/foundation/sha256';

export type HashedScene = {
  readonly id: SceneId;
  readonly branch: string;
  readonly number: number;
  readonly at: number;
  readonly outcome: string;
};

/** Each scene is chained to its parent: one changed byte is seen, and named, when the story is opened. */
export function outcomeHash(scene: HashedScene, parentHash: string | null): string {
  const { id, branch, number, at, outcome } = scene;
  return sha256Hex(JSON.stringify([parentHash, id, branch, number, at, outcome]));
}

export function wordsHash(outcomeHashOfScene: string, words: string): string {
  return sha256Hex(JSON.stringify([outcomeHashOfScene, words]));
}
