import { seededRandom, type SeededRandom } from '@/foundation/seeded-random';
import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { JsonObject } from '@/foundation/json';
import { composeScene } from '@/narrator/scene/compose-scene';
import { contextOf } from '@/narrator/testing/context-of';
import { atWeir, campaignOf, condition, passage } from '@/story/testing/small-world';
import { beatPriorities, type Beat } from '@/story/campaign/beat';
import { plainBeat } from '@/story/campaign/plain-beat';

const scenes = 30;

/** What a beat asks for, in a form that the test can judge without the code under test. */
type Asked = {
  readonly id: string;
  readonly priority: number;
  readonly min: number;
  readonly max: number;
  readonly requires: readonly string[];
  /** A counter that comes and goes must be as high as this. */
  readonly tide: number;
  readonly isSkippable: boolean;
  readonly words: number;
};

function someBeats(random: SeededRandom): readonly Asked[] {
  const count = random.between(1, 7);
  return Array.from({ length: count }, (_, index) => {
    const min = random.between(1, 20);
    const others = Array.from({ length: index }, (__, other) => `b${String(other)}`);
    return {
      id: `b${String(index)}`,
      priority: random.between(0, beatPriorities.length - 1),
      min,
      max: random.between(1, 3) === 1 ? min + random.between(2, 8) : Infinity,
      requires: others.filter(() => random.between(1, 6) === 1),
      tide: random.between(1, 4) === 1 ? random.between(1, 3) : 0,
      isSkippable: random.between(1, 2) === 1,
      words: random.pick([20, 70]),
    };
  });
}

/** Its window ends, and the story cannot do without it. */
function isLastCall({ isSkippable, max }: Asked, scene: number): boolean {
  return !isSkippable && scene >= max;
}

function beatOf({ id, priority, min, max, requires, tide, isSkippable }: Asked): Beat {
  return plainBeat(id, {
    priority: beatPriorities[priority] ?? 'medium',
    sceneCount: { min, max: max === Infinity ? null : max },
    requires,
    custom: tide === 0 ? null : condition(`counters.tide >= ${String(tide)}`),
    isSkippable,
  });
}

type Told = {
  readonly beat: string | null;
  /** What could have come in this scene. */
  readonly due: readonly Asked[];
};

/** A story whose beats the test follows by itself: which are due in each scene, and which is told. */
function play(seed: number): { readonly asked: readonly Asked[]; readonly told: readonly Told[] } {
  const random = seededRandom(seed);
  const asked = someBeats(random);
  const long = (count: number): readonly string[] => [Array(count).fill('word').join(' ')];
  const campaign = campaignOf(
    [
      passage('brief', 'outcome', { intent: ['brief'] }, { prose: long(15), once: false }),
      passage('wordy', 'outcome', { intent: ['wordy'] }, { prose: long(90), once: false }),
      ...asked.map(({ id, words }) =>
        passage(`p-${id}`, 'pressure', { beat: id }, { prose: long(words) }),
      ),
    ],
    { beats: asked.map(beatOf) },
  );
  let state: JsonObject = atWeir;
  let tide = 0;
  const behind = new Set<string>();
  const skipped = new Set<string>();
  const told: Told[] = [];
  for (let sceneNumber = 1; sceneNumber <= scenes; sceneNumber += 1) {
    tide = Math.max(0, tide + random.between(-1, 1));
    state = deepMerge(state, { counters: { tide } });
    const due = asked.filter(
      (beat) =>
        !behind.has(beat.id) &&
        !skipped.has(beat.id) &&
        sceneNumber >= beat.min &&
        beat.requires.every((id) => behind.has(id) || (!beat.isSkippable && skipped.has(id))) &&
        (isLastCall(beat, sceneNumber) || (sceneNumber <= beat.max && tide >= beat.tide)),
    );
    const intent = { kind: random.pick(['brief', 'wordy']) };
    const context = contextOf(campaign, { state, sceneNumber, intent, seed: sceneNumber });
    const { beat, patch, log } = composeScene({ context, placeBefore: 'weir', startAtBeat: null });
    state = deepMerge(state, patch);
    if (beat !== null) behind.add(beat);
    for (const entry of log) if (entry.kind === 'beat-skipped') skipped.add(entry.beat);
    told.push({ beat, due });
  }
  return { asked, told };
}

const stories = Array.from({ length: 400 }, (_, seed) => play(seed + 1));

/** How many scenes each beat that became due took to come; null for one that did not. */
function delays({ asked, told }: (typeof stories)[number], mostAtOnce: number) {
  return asked.flatMap((beat) => {
    const first = told.findIndex(({ due }) => due.includes(beat));
    if (first < 0 || first > scenes - 3) return [];
    const isCrowded = told.slice(first, first + 2).some(({ due }) => due.length > mostAtOnce);
    if (isCrowded) return [];
    const scene = told.findIndex((each) => each.beat === beat.id);
    return [{ beat, first, delay: scene < 0 ? null : scene - first }];
  });
}

it('[arch SC-035] [arch SC-044] at least 95 of 100 beats come in the scene they are due in or in the next, where no more than two are due at once', () => {
  const all = stories.flatMap((story) => delays(story, 2));
  const inTime = all.filter(({ delay }) => delay !== null && delay <= 1);
  expect(all.length).toBeGreaterThan(1000);
  expect(inTime.length / all.length).toBeGreaterThanOrEqual(0.95);
});

it('[arch SC-044] a beat that stays due is left for one scene at most, however many are due', () => {
  for (const story of stories)
    for (const { beat, first, delay } of delays(story, Infinity)) {
      if (delay === null) continue;
      const waited = story.told.slice(first, first + delay);
      if (!waited.every(({ due }) => due.includes(beat))) continue;
      expect(waited.filter((scene) => scene.beat === null).length).toBeLessThanOrEqual(1);
    }
});

it('[arch §7.5] the one that comes is due, and none that is due presses more, unless its window ends', () => {
  for (const { told } of stories)
    for (const [at, { beat, due }] of told.entries()) {
      if (beat === null) continue;
      const last = due.filter((each) => isLastCall(each, at + 1));
      const first = last.length > 0 ? last : due;
      const priority = first.find(({ id }) => id === beat)?.priority;
      expect(priority).toBe(Math.min(...first.map((each) => each.priority)));
    }
});

it('[arch §6.2.5] what may not be skipped is told in the end, unless what it requires is not', () => {
  for (const { asked, told } of stories) {
    const behind = new Set(told.map(({ beat }) => beat));
    const owed = asked.filter(
      ({ id, isSkippable, requires, max }) =>
        !isSkippable && max < 25 && requires.length === 0 && !behind.has(id),
    );
    expect(owed).toEqual([]);
  }
});
