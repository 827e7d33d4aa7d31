import type { Engine } from '@/engine/engine';
import { StoryFiles } from '@/engine/files/story-files';
import { storedId } from '@/foundation/ids';
import { seededRandom } from '@/foundation/seeded-random';
import type { WholeStory } from '@/persistence/rows/whole-story';
import type { ImportedStory } from '@/transfer/story-transfer';
import { savesMutatedFrom, type MutatedSave } from '@/transfer/testing/saves-mutated-from';

import { lookAtStory } from './look-at-story';
import { neighbourIn, rowsOf } from './neighbour';

const never = new AbortController().signal;
/** One save is taken in and looked at within this, of the processor's time: others may have the rest. */
const mostMs = 10_000;
/** The neighbour is compared row by row after so many. */
const stepsBetweenLooks = 100;

export type TrialCounts = { taken: number; refused: number };

export type Trials = {
  readonly story: WholeStory;
  readonly count: number;
  readonly seed: number;
  /** Each so-manieth that is taken in is looked at from all sides, the others as the first screen does. */
  readonly wholeLooks: number;
};

/**
 * Saves with one field changed and right checksums, one after the other into an engine that has another
 * story: each is refused in a sentence, or can be listed, shown, explained, exported and opened. What does
 * neither is named.
 */
export async function trySaves(
  engine: Engine,
  { story, count, seed, wholeLooks }: Trials,
): Promise<TrialCounts & { readonly broken: readonly string[] }> {
  const counts: TrialCounts = { taken: 0, refused: 0 };
  const broken: string[] = [];
  const draw = savesMutatedFrom(story);
  const random = seededRandom(seed);
  const neighbour = await neighbourIn(engine);
  const before = await rowsOf(engine, neighbour);
  for (let number = 1; number <= count; number += 1) {
    const mutated = draw(random);
    const started = process.cpuUsage();
    const fault = await tried(engine, { mutated, story, counts, wholeLooks }).catch(
      (reason: unknown) => `threw ${String(reason instanceof Error ? reason.stack : reason)}`,
    );
    const ms = process.cpuUsage(started).user / 1_000;
    if (fault !== null) broken.push(`${mutated.what}: ${fault}`);
    if (ms > mostMs) broken.push(`${mutated.what}: took ${ms.toFixed(0)} ms`);
    const isLooked = number % stepsBetweenLooks === 0 || number === count;
    if (isLooked && (await rowsOf(engine, neighbour)) !== before)
      broken.push(`another story was touched, at the latest by ${mutated.what}`);
  }
  return { ...counts, broken };
}

type Trial = {
  readonly mutated: MutatedSave;
  readonly story: WholeStory;
  readonly counts: TrialCounts;
  readonly wholeLooks: number;
};

async function tried(
  engine: Engine,
  { mutated, story, counts, wholeLooks }: Trial,
): Promise<string | null> {
  const id = storedId.playthrough(story.playthrough.id);
  const imported = await importedInto(engine, mutated.bytes);
  if (typeof imported === 'string') {
    counts.refused += 1;
    const here = await engine.sceneCount(id, never);
    if (here > 0) return 'was refused and something of it is here';
    return /^The file .{1,700}\.$/u.test(imported) ? null : `was refused with "${imported}"`;
  }
  counts.taken += 1;
  const depth = counts.taken % wholeLooks === 0 ? 'whole' : 'first screen';
  try {
    const said = await lookAtStory(engine, id, depth);
    return said.length === 0 ? null : `was taken in and then ${said.join(' ')}`;
  } finally {
    await engine.delete(id, never);
  }
}

/** What became of each story, or the sentence with which the file was refused. */
export async function importedInto(
  engine: Engine,
  bytes: Uint8Array,
): Promise<readonly ImportedStory['outcome'][] | string> {
  const imported = await new StoryFiles(engine).importFile(
    bytes,
    { onOtherContent: 'refuse', keepReplaced: () => Promise.resolve(false) },
    never,
  );
  return imported.ok ? imported.value.map(({ outcome }) => outcome) : imported.error.message;
}
