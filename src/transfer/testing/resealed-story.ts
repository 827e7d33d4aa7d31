import { digestOf } from '@/persistence/rows/digest';
import { hashesOf } from '@/persistence/rows/inspect-story';
import {
  assetHash,
  branchHash,
  entryHash,
  outcomeHash,
  playthroughHash,
  saveHash,
  storageHash,
  wordsHash,
} from '@/persistence/rows/row-hashes';
import type { SceneRow } from '@/persistence/rows/story-rows';
import type { WholeStory } from '@/persistence/rows/whole-story';

/** The rows as they are, with every hash right: what anybody can make who knows how. */
export function resealedStory(story: WholeStory): WholeStory {
  const { id } = story.playthrough;
  const rows = {
    ...story,
    scenes: resealedScenes(story.scenes),
    branches: story.branches.map((row) => ({ ...row, hash: branchHash(id, row) })),
    entries: story.entries.map((row) => ({ ...row, hash: entryHash(id, row) })),
    saves: story.saves.map((row) => ({ ...row, hash: saveHash(id, row) })),
    assets: story.assets.map((row) => ({ ...row, hash: assetHash(id, row) })),
    storage: story.storage.map((row) => ({ ...row, hash: storageHash(id, row) })),
  };
  const playthrough = { ...story.playthrough, digest: digestOf(hashesOf(rows)) };
  return { ...rows, playthrough: { ...playthrough, hash: playthroughHash(playthrough) } };
}

/** Parents come before their children. */
function resealedScenes(scenes: readonly SceneRow[]): readonly SceneRow[] {
  const hashes = new Map<string, string>();
  return scenes.map((row) => {
    const parentHash = row.parent === null ? null : (hashes.get(row.parent) ?? null);
    const hash = outcomeHash(row, parentHash);
    hashes.set(row.id, hash);
    const words_hash = row.words === null ? null : wordsHash(hash, row.words);
    return { ...row, hash, words_hash };
  });
}
