import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { GrowingMap } from '@/foundation/growing-map';
import type { SceneId } from '@/foundation/ids';
import type { StoryEntry } from '@/story/log/entry';
import { recentScenesKept } from '@/foundation/limits';
import type { RecentScene, StoryPast } from '@/narrator/passages/telling-context';
import { ledgerAfter, saidIn, type SceneChange } from '@/story/log/fact';
import { noHistory } from '@/story/log/history';
import { isSceneOfWindow, takesTime } from '@/story/acts/idle-intent';
import type { Memory } from '@/story/state/memory';
import type { Scene, ToldPart } from '@/story/log/scene';
import { sentenceKey } from '@/story/words/sentence-key';
import { peopleAt, placeOf, type StoryState } from '@/story/state/story-state';
import { sentencesRead } from '@/story/log/tellings';

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
  /** How many of them count for windows of beats. */
  readonly inWindows: number;
  readonly past: StoryPast & {
    readonly toldPassages: GrowingMap<string, number>;
    readonly usedSentences: GrowingMap<string, true>;
    readonly paidMemories: GrowingMap<string, true>;
    readonly timesTold: GrowingMap<string, number>;
  };
};

export const emptyTimeline: Timeline = {
  scenes: [],
  state: {},
  stateBefore: {},
  met: new Set(),
  numbers: GrowingMap.empty(),
  timed: 0,
  inWindows: 0,
  past: {
    toldPassages: GrowingMap.empty(),
    usedSentences: GrowingMap.empty(),
    recentScenes: [],
    unwanted: new Set(),
    memories: [],
    paidMemories: GrowingMap.empty(),
    sceneNumbers: new Map(),
    sceneCount: 0,
    timesTold: GrowingMap.empty(),
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
  const told = added.flatMap((scene) =>
    partsRead(scene).map(({ passage }) => [passage, scene.number] as const),
  );
  const grown = numbers.grown(added.map(({ id, number }) => [id, number]));
  return {
    scenes: [...scenes, ...added],
    state: last.after,
    stateBefore: last.before,
    met: withAll(timeline.met, [
      ...steps.flatMap(({ after }) => peopleAt(after, placeOf(after))),
      ...outcomes.flatMap(({ memories }) => memories.flatMap(named)),
    ]),
    numbers: grown,
    timed: timed + added.filter(takesTime).length,
    inWindows: timeline.inWindows + added.filter(isSceneOfWindow).length,
    past: {
      toldPassages: past.toldPassages.grown(told),
      usedSentences: past.usedSentences.grown(sentencesIn(added).map((each) => [each, true])),
      recentScenes: [...past.recentScenes, ...recentIn(added)].slice(-recentScenesKept),
      unwanted: past.unwanted,
      memories: [...past.memories, ...outcomes.flatMap(({ memories }) => memories)],
      paidMemories: past.paidMemories.grown(paidIn(added)),
      sceneNumbers: grown,
      sceneCount: past.sceneCount + added.length,
      timesTold: past.timesTold.grown(countedWith(past.timesTold, told)),
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
  return scenes.flatMap((scene) => sentencesRead(scene).map(sentenceKey));
}

/** What happened, and what was told beside it when the player asked for other words. */
function partsRead({ outcome, retold }: Scene): readonly ToldPart[] {
  const happened = new Set(outcome.told.map(({ passage }) => passage));
  const beside = (retold?.tellings ?? []).flatMap(({ told }) => told);
  return [...outcome.told, ...beside.filter(({ passage }) => !happened.has(passage))];
}

/** No more than will be kept: a long story that is read again has a thousand others. */
function recentIn(scenes: readonly Scene[]): readonly RecentScene[] {
  return scenes.slice(-recentScenesKept).map(({ words, outcome }) => ({
    text: (words?.paragraphs ?? [])
      .map((paragraph) => paragraph.map(({ text }) => text).join(' '))
      .join('\n'),
    ...(words === null ? {} : { offered: words.choices }),
    told: outcome.told.map(({ passage }) => passage),
    band: outcome.roll?.band ?? null,
    beat: outcome.beat,
  }));
}

/** A memory that a passage took up need not be taken up again. */
function paidIn(scenes: readonly Scene[]): readonly (readonly [string, true])[] {
  return scenes.flatMap((scene) =>
    partsRead(scene).flatMap(({ memory, passage }) =>
      // Who is reminded of what they owe has paid nothing: the author's words for it are still to come.
      memory === undefined || passage.startsWith('@') ? [] : [[memory, true]],
    ),
  );
}

function countedWith(
  before: Pick<ReadonlyMap<string, number>, 'get'>,
  told: readonly (readonly [string, number])[],
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const [passage] of told)
    counts.set(passage, (counts.get(passage) ?? before.get(passage) ?? 0) + 1);
  return [...counts];
}

function withAll(known: ReadonlySet<string>, people: readonly string[]): ReadonlySet<string> {
  return people.every((person) => known.has(person)) ? known : new Set([...known, ...people]);
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
  let timeline = withUnwanted(emptyTimeline, log.entries);
  let from = 0;
  for (const [index, { id }] of path.entries()) {
    if (!changed.has(id)) continue;
    const upTo = afterScenes(timeline, path.slice(from, index + 1));
    timeline = log.entries.filter(({ scene }) => scene === id).reduce(afterEntry, upTo);
    from = index + 1;
  }
  return from === path.length ? timeline : afterScenes(timeline, path.slice(from));
}

/** What the player said does not fit is told on no road. */
function withUnwanted(timeline: Timeline, entries: readonly StoryEntry[]): Timeline {
  const unwanted = new Set<string>();
  for (const { change } of entries) {
    if (change.kind !== 'sentence-flagged' || change.from === null) continue;
    if (change.isFlagged) unwanted.add(change.from);
    else unwanted.delete(change.from);
  }
  return unwanted.size === 0 ? timeline : { ...timeline, past: { ...timeline.past, unwanted } };
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
    // The scene itself has them.
    case 'told-differently':
    case 'telling-chosen':
    case 'sentence-edited':
    case 'sentence-flagged':
      return timeline;
  }
}
