import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { seededRandom, type SeededRandom } from '@/foundation/seeded-random';
import { skipUnreachableBeats, type Skipped } from '@/story/beats/beat-skips';
import type { Beat } from '@/story/campaign/beat';
import { beatSkipped, isBeatBehind, type StoryState } from '@/story/state/story-state';
import { plainBeat } from '@/story/campaign/plain-beat';

/** As it is meant: through all beats again and again, until a round finds none. */
function inRounds(beats: readonly Beat[], before: StoryState, sceneNumber: number): Skipped {
  let state = before;
  const log: Skipped['log'][number][] = [];
  const noted = new Set<string>();
  const isCalled = (id: string): boolean =>
    beats.some((beat) => beat.timeout?.fallbackBeat === id && beatSkipped(state, beat.id) !== null);
  const isGone = (id: string): boolean => beatSkipped(state, id) !== null && !isCalled(id);
  const whyGone = ({ id, isSkippable, sceneCount, requires, requiresAny }: Beat): string | null => {
    if (!isSkippable || isBeatBehind(state, id) || beatSkipped(state, id) !== null) return null;
    if (isCalled(id)) return null;
    const { max } = sceneCount;
    if (max !== null && max <= sceneNumber) return `its last scene was ${String(max)}`;
    const missing = requires.find(isGone);
    if (missing !== undefined) return `it requires ${missing}, which was skipped`;
    return requiresAny.length > 0 && requiresAny.every(isGone)
      ? `it requires one of ${requiresAny.join(', ')}, which were all skipped`
      : null;
  };
  for (let found = -1; found < log.length;) {
    found = log.length;
    for (const beat of beats) {
      const why = noted.has(beat.id) ? null : whyGone(beat);
      if (why === null) continue;
      noted.add(beat.id);
      state = deepMerge(state, { beats: { [beat.id]: { skipped: sceneNumber } } });
      const message = `"${beat.title}" was skipped: ${why}.`;
      log.push({ kind: 'beat-skipped', beat: beat.id, message });
    }
  }
  return { state, log };
}

const most = 12;

function anyBeat(random: SeededRandom): Beat {
  // Some twice, and one that no state can hold.
  const anyId = (): string =>
    random.between(0, 30) === 0 ? 'constructor' : `b${String(random.between(0, most))}`;
  const anyIds = (): readonly string[] =>
    Array.from({ length: Math.max(0, random.between(-2, 3)) }, anyId);
  return plainBeat(anyId(), {
    isSkippable: random.between(0, 6) > 0,
    sceneCount: { min: null, max: random.between(0, 3) === 0 ? random.between(1, 6) : null },
    requires: anyIds(),
    requiresAny: anyIds(),
    // Never out of patience itself: it only says what comes instead.
    timeout: random.between(0, 3) === 0 ? { scenes: 1_000, fallbackBeat: anyId() } : null,
  });
}

it('[arch §7.5] beats are given up in the order of rounds through all of them (seeds 1 to 3,000)', () => {
  const wrong: unknown[] = [];
  let skipped = 0;
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const random = seededRandom(seed);
    const beats = Array.from({ length: most }, () => anyBeat(random));
    const told = { b1: { scene: 1 }, ...(seed % 2 === 0 ? { b2: { skipped: 2 } } : {}) };
    const found = skipUnreachableBeats(beats, { beats: told }, 3);
    const meant = inRounds(beats, { beats: told }, 3);
    if (JSON.stringify(found) !== JSON.stringify(meant)) wrong.push({ seed, found, meant });
    skipped += found.log.length;
  }
  expect({ wrong, isTried: skipped > 5_000 }).toEqual({ wrong: [], isTried: true });
});
