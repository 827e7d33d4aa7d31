import { storedId, type SceneId } from '@/foundation/ids';
import { digestOf } from '@/persistence/rows/digest';
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
import {
  isSoundBody,
  isSoundChange,
  isSoundOutcome,
  isSoundWords,
} from '@/persistence/rows/sound-rows';
import type { EntryRow, SceneRow, StoryRows } from '@/persistence/rows/story-rows';

/** What is wrong with a story, as far as it can be named. */
export type Damage = {
  /** Numbers of scenes whose rows are not what was written, or that hang on nothing. */
  readonly scenes: readonly number[];
  /** What else, each for a sentence: "a branch", "the save \"before the ice\"". */
  readonly rest: readonly string[];
};

export type Inspection = {
  /** Null when every row is what was written, and none is missing. */
  readonly damage: Damage | null;
  readonly digest: string;
  /** Scenes of which what happened is whole, and so is all before; with their hashes. */
  readonly whole: ReadonlyMap<SceneId, string>;
  /** Scenes of which only the words are damaged. */
  readonly wordless: ReadonlySet<SceneId>;
};

/**
 * Every row is checked by itself, and their number by the digest (a lost row changes none of the others).
 * `witnessed` is how often somebody saw the story written to.
 */
export function inspectStory(rows: StoryRows, witnessed: number): Inspection {
  const { playthrough, branches, entries, saves, assets, storage } = rows;
  const { id } = playthrough;
  const { damaged, whole, wordless } = inspectScenes(rows.scenes);
  const rest = [
    ...(playthrough.hash === playthroughHash(playthrough) ? [] : ['where it stands']),
    ...(isSoundBody(playthrough.body) ? [] : ['what it was begun with']),
    ...((playthrough.commits ?? 0) < witnessed ? ['its end, which is gone,'] : []),
    ...branches.flatMap((row) => (row.hash === branchHash(id, row) ? [] : ['a branch'])),
    ...entries.flatMap((row) => (isWholeEntry(id, row) ? [] : [`entry ${String(row.ordinal)}`])),
    ...saves.flatMap((row) => (row.hash === saveHash(id, row) ? [] : [`the save "${row.name}"`])),
    ...assets.flatMap((row) => (row.hash === assetHash(id, row) ? [] : [`the file ${row.id}`])),
    ...storage.flatMap((row) =>
      row.hash === storageHash(id, row) ? [] : [`what the ${row.skill} skill kept`],
    ),
  ];
  const digest = digestOf(hashesOf(rows));
  const isLost = damaged.length === 0 && rest.length === 0 && digest !== playthrough.digest;
  const named = isLost ? ['a part that is gone'] : [...new Set(rest)];
  const isWhole = damaged.length === 0 && named.length === 0;
  return { damage: isWhole ? null : { scenes: damaged, rest: named }, digest, whole, wordless };
}

export function* hashesOf(rows: StoryRows): Generator<string> {
  for (const { hash, words_hash } of rows.scenes) {
    yield counted(hash);
    if (words_hash !== null) yield counted(words_hash);
  }
  const { branches, entries, saves, assets, storage } = rows;
  for (const { hash } of [...branches, ...entries, ...saves, ...assets, ...storage])
    yield counted(hash);
}

/** In a damaged file a column may hold anything; what is no hash fits no digest. */
function counted(hash: unknown): string {
  return typeof hash === 'string' ? hash : '';
}

function inspectScenes(rows: readonly SceneRow[]): {
  readonly damaged: readonly number[];
  readonly whole: ReadonlyMap<SceneId, string>;
  readonly wordless: ReadonlySet<SceneId>;
} {
  const wordless = new Set<SceneId>();
  const hashes = new Map(rows.map(({ id, hash }) => [id, hash]));
  const whole = new Map<SceneId, string>();
  const damaged = new Set<number>();
  for (const row of rows) {
    const id = storedId.scene(row.id);
    const parentHash = row.parent === null ? null : hashes.get(row.parent);
    const isWhole = parentHash !== undefined && hasWholeOutcome(row, parentHash);
    if (isWhole && (row.parent === null || whole.has(storedId.scene(row.parent))))
      whole.set(id, row.hash);
    if (!hasWholeWords(row)) wordless.add(id);
    if (!isWhole || wordless.has(id)) damaged.add(row.number);
  }
  return { damaged: [...damaged].sort((one, other) => one - other), whole, wordless };
}

function hasWholeOutcome(row: SceneRow, parentHash: string | null): boolean {
  return row.hash === outcomeHash(row, parentHash) && isSoundOutcome(row.outcome);
}

function hasWholeWords({ hash, words, words_hash }: SceneRow): boolean {
  if (words === null || words_hash === null) return words === words_hash;
  return words_hash === wordsHash(hash, words) && isSoundWords(words);
}

export function isWholeEntry(story: string, row: EntryRow): boolean {
  return row.hash === entryHash(story, row) && isSoundChange(row.body);
}

/** For the end of a sentence: "scenes 3 and 7 and a branch of story-…". */
export function damageWords({ scenes, rest }: Damage, story: string): string {
  const numbers = scenes.map(String);
  const named =
    numbers.length === 0
      ? []
      : [numbers.length === 1 ? `scene ${numbers.join('')}` : `scenes ${inOneList(numbers)}`];
  return `${inOneList([...named, ...rest])} of ${story}`;
}

function inOneList(parts: readonly string[]): string {
  const last = parts[parts.length - 1] ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
