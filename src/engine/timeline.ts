import { deepMerge } from '@/foundation/deep-merge';
import { GrowingMap } from '@/foundation/growing-map';
import type { SceneId } from '@/foundation/ids';
import type { StoryEntry } from '@/story/entry';
import type { StoryPast } from '@/narrator/telling-context';
import { ledgerAfter, saidIn, type SceneChange } from '@/story/fact';
import { noHistory } from '@/story/history';
import { isIdle } from '@/story/idle-intent';
import type { Memory } from '@/story/memory';
import type { Scene } from '@/story/scene';
import { sentenceKey } from '@/story/sentence-key';
import { peopleAt, placeOf, type StoryState } from '@/story/story-state';

/** A branch read from its first scene to the one the player stands at. */
export type Timeline = {
  readonly scenes: readonly Scene[];
  readonly state: StoryState;
  /** Before the last scene. */
  readonly stateBefore: StoryState;
  /** Who was where the player was, or is named by a memory. */
  readonly met: ReadonlySet<string>;
  readonly numbers: GrowingMap<SceneId, number>;
  /** How many of the scenes took time. */
  readonly timed: number;
  readonly past: StoryPast & {
    readonly toldPassages: GrowingMap<string, number>;
    readonly usedSentences: GrowingMap<string, true>;
  };
};

export const emptyTimeline: Timeline = {
  scenes: [],
  state: {},
  stateBefore: {},
  met: new Set(),
  numbers: GrowingMap.empty(),
  timed: 0,
  past: {
    toldPassages: GrowingMap.empty(),
    usedSentences: GrowingMap.empty(),
    memories: [],
    history: noHistory,
  },
};

/** A scene that is added shares with what it is added to all that grows with a story; neither changes. */
export function afterScene(timeline: Timeline, scene: Scene): Timeline {
  return afterScenes(timeline, [scene]);
}

/** Many at once: a long story that is read again would else be copied once for each of its scenes. */
function afterScenes(timeline: Timeline, added: readonly Scene[]): Timeline {
  const { scenes, numbers, timed, past } = timeline;
  const outcomes = added.map(({ outcome }) => outcome);
  const steps = stepsOf(timeline, added);
  const last = steps[steps.length - 1] ?? { before: timeline.stateBefore, after: timeline.state };
  const told = added.flatMap(({ number, outcome }) =>
    outcome.told.map(({ passage }) => [passage, number] as const),
  );
  return {
    scenes: [...scenes, ...added],
    state: last.after,
    stateBefore: last.before,
    met: withAll(timeline.met, [
      ...steps.flatMap(({ after }) => peopleAt(after, placeOf(after))),
      ...outcomes.flatMap(({ memories }) => memories.flatMap(named)),
    ]),
    numbers: numbers.grown(added.map(({ id, number }) => [id, number])),
    timed: timed + added.filter(takesTime).length,
    past: {
      toldPassages: past.toldPassages.grown(told),
      usedSentences: past.usedSentences.grown(sentencesIn(added).map((each) => [each, true])),
      memories: [...past.memories, ...outcomes.flatMap(({ memories }) => memories)],
      history: {
        ...past.history,
        taken: [...past.history.taken, ...added.flatMap(chosenIn)],
        ledger: ledgerAfter(past.history.ledger, ...steps),
      },
    },
  };
}

/** What each of the scenes changed, one after the other. */
function stepsOf({ state }: Timeline, added: readonly Scene[]): readonly SceneChange[] {
  let before = state;
  return added.map((scene) => {
    const after = deepMerge(before, scene.outcome.patch);
    const step = { scene: scene.number, before, after, said: saidIn(scene) };
    before = after;
    return step;
  });
}

function sentencesIn(scenes: readonly Scene[]): readonly string[] {
  return scenes.flatMap(({ words }) =>
    (words?.paragraphs ?? []).flatMap((paragraph) =>
      paragraph.map(({ text }) => sentenceKey(text)),
    ),
  );
}

function withAll(known: ReadonlySet<string>, people: readonly string[]): ReadonlySet<string> {
  return people.every((person) => known.has(person)) ? known : new Set([...known, ...people]);
}

/** A try that was turned down brings neither the snow nor the carrier nearer. */
function takesTime({ outcome }: Scene): boolean {
  return outcome.taken === null || !isIdle(outcome.taken.intent);
}

/** The words of the choice, and where it led. */
function chosenIn({ outcome: { taken, told } }: Scene): readonly string[] {
  if (taken === null) return [];
  return [
    taken.text,
    ...told.flatMap(({ part, passage }) => (part === 'outcome' ? [passage] : [])),
  ];
}

function named({ about, characters }: Memory): readonly string[] {
  return about === null ? characters : [...characters, about];
}

/** What a story is read from. */
export type LogParts = {
  readonly scenes: ReadonlyMap<SceneId, Scene>;
  readonly entries: readonly StoryEntry[];
};

/** The state alone, for who looks at an old scene: a whole timeline of a long story takes far longer. */
export function stateTo(head: SceneId, log: LogParts): StoryState {
  return pathTo(head, log).reduce<StoryState>((state, { id, outcome }) => {
    const after = deepMerge(state, outcome.patch);
    return log.entries.reduce(
      (changed, { scene, change }) =>
        scene === id && change.kind === 'state-patched'
          ? deepMerge(changed, change.patch)
          : changed,
      after,
    );
  }, {});
}

/** Memory, state and what was told are read through the branch: what other branches did never happened here. */
export function timelineTo(head: SceneId | null, log: LogParts): Timeline {
  const path = pathTo(head, log);
  const changed = new Set(log.entries.map(({ scene }) => scene));
  let timeline = emptyTimeline;
  let from = 0;
  for (const [index, { id }] of path.entries()) {
    if (!changed.has(id)) continue;
    const upTo = afterScenes(timeline, path.slice(from, index + 1));
    timeline = log.entries.filter(({ scene }) => scene === id).reduce(afterEntry, upTo);
    from = index + 1;
  }
  return from === path.length ? timeline : afterScenes(timeline, path.slice(from));
}

/** From the first scene to this one. */
function pathTo(head: SceneId | null, { scenes }: LogParts): readonly Scene[] {
  const path: Scene[] = [];
  for (let id = head; id !== null;) {
    const scene = scenes.get(id);
    if (scene === undefined) break;
    path.push(scene);
    id = scene.parent;
  }
  return path.reverse();
}

/** What the player changed after the timeline's last scene. */
export function afterEntry(timeline: Timeline, { change }: StoryEntry): Timeline {
  const { past } = timeline;
  const withMemories = (memories: readonly Memory[]): Timeline => ({
    ...timeline,
    past: { ...past, memories },
  });
  switch (change.kind) {
    case 'memory-stored':
      return withMemories([...past.memories, change.memory]);
    case 'memory-forgotten':
      return withMemories(past.memories.filter(({ id }) => id !== change.memory));
    case 'memory-corrected': {
      const { memory: corrected, summary } = change;
      return withMemories(
        past.memories.map((memory) => (memory.id === corrected ? { ...memory, summary } : memory)),
      );
    }
    case 'memory-pinned': {
      const { memory: pinned, isPinned } = change;
      return withMemories(
        past.memories.map((memory) => (memory.id === pinned ? { ...memory, isPinned } : memory)),
      );
    }
    case 'state-patched':
      return { ...timeline, state: deepMerge(timeline.state, change.patch) };
  }
}
