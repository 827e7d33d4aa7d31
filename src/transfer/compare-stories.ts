import type { StoryRows } from '@/persistence/rows/story-rows';

/** How a story in a file stands to the one of the same id that is here. */
export type Relation = 'same' | 'file-is-further' | 'here-is-further' | 'different';

export function compareStories(here: StoryRows, inFile: StoryRows): Relation {
  if (here.playthrough.digest === inFile.playthrough.digest) return 'same';
  if (isPartOf(here, inFile)) return 'file-is-further';
  return isPartOf(inFile, here) ? 'here-is-further' : 'different';
}

/**
 * Whether nothing of a story would be lost if the other took its place. Scenes, words, branches, entries
 * and files are only ever added; a save may have been moved since; what skills keep changes with scenes.
 */
function isPartOf(part: StoryRows, whole: StoryRows): boolean {
  const hashes = new Set(addedHashes(whole));
  const saves = new Map(whole.saves.map((save) => [save.name, save]));
  return (
    (part.playthrough.commits ?? 0) <= (whole.playthrough.commits ?? 0) &&
    [...addedHashes(part)].every((hash) => hashes.has(hash)) &&
    part.saves.every(({ name, at }) => (saves.get(name)?.at ?? -Infinity) >= at)
  );
}

function* addedHashes({ scenes, branches, entries, assets }: StoryRows): Generator<string> {
  for (const { hash, words_hash } of scenes) {
    yield hash;
    if (words_hash !== null) yield words_hash;
  }
  for (const { hash } of [...branches, ...entries, ...assets]) yield hash ?? '';
}
