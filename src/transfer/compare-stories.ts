import type { StoryRows } from '@/persistence/rows/story-rows';

/** How a story in a file stands to the one of the same id that is here. */
export type Relation = 'same' | 'file-is-further' | 'here-is-further' | 'different';

/**
 * Rows that are only added explain one another; what a story was begun with, where it stands and what
 * skills keep can be written over, and so by a file that says it is further along.
 */
export function compareStories(here: StoryRows, inFile: StoryRows): Relation {
  if (!isBegunAlike(here, inFile)) return 'different';
  const isSameDigest = here.playthrough.digest === inFile.playthrough.digest;
  if (isSameDigest && standsAlike(here, inFile)) return 'same';
  if (isPartOf(here, inFile) && isExplained(here, inFile)) return 'file-is-further';
  const isOlder = commitsOf(inFile) < commitsOf(here) || isExplained(inFile, here);
  return isPartOf(inFile, here) && isOlder ? 'here-is-further' : 'different';
}

function isBegunAlike({ playthrough: one }: StoryRows, { playthrough: other }: StoryRows): boolean {
  return (
    one.body === other.body &&
    one.campaign === other.campaign &&
    one.created_at === other.created_at
  );
}

function standsAlike({ playthrough: one }: StoryRows, { playthrough: other }: StoryRows): boolean {
  return one.head_scene === other.head_scene && one.head_branch === other.head_branch;
}

/** A scene, or the words of one, was told since: with it the player moves on, and skills keep other things. */
function isExplained(before: StoryRows, after: StoryRows): boolean {
  const known = new Set(sceneHashes(before));
  const hasNew = [...sceneHashes(after)].some((hash) => !known.has(hash));
  return hasNew || (standsAlike(before, after) && keepsAlike(before, after));
}

function keepsAlike({ storage: one }: StoryRows, { storage: other }: StoryRows): boolean {
  const hashes = new Set(other.map(({ hash }) => hash));
  return one.length === other.length && one.every(({ hash }) => hashes.has(hash));
}

function commitsOf({ playthrough }: StoryRows): number {
  return playthrough.commits ?? 0;
}

/**
 * Whether nothing of a story would be lost if the other took its place. Scenes, words, branches, entries
 * and files are only ever added; a save may have been moved since; what skills keep changes with scenes.
 */
function isPartOf(part: StoryRows, whole: StoryRows): boolean {
  const hashes = new Set(addedHashes(whole));
  const saves = new Map(whole.saves.map((save) => [save.name, save]));
  return (
    commitsOf(part) <= commitsOf(whole) &&
    [...addedHashes(part)].every((hash) => hashes.has(hash)) &&
    part.saves.every(({ name, at }) => (saves.get(name)?.at ?? -Infinity) >= at)
  );
}

function* sceneHashes({ scenes }: StoryRows): Generator<string> {
  for (const { hash, words_hash } of scenes) {
    yield hash;
    if (words_hash !== null) yield words_hash;
  }
}

function* addedHashes(rows: StoryRows): Generator<string> {
  yield* sceneHashes(rows);
  const { branches, entries, assets } = rows;
  for (const { hash } of [...branches, ...entries, ...assets]) yield hash ?? '';
}
