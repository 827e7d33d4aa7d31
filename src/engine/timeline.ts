import { deepMerge } from '@/foundation/deep-merge';
import type { SceneId } from '@/foundation/ids';
import type { StoryEntry } from '@/story/entry';
import type { StoryPast } from '@/narrator/telling-context';
import { ledgerAfter, saidIn } from '@/story/fact';
import { noHistory } from '@/story/history';
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
  readonly past: StoryPast;
};

export const emptyTimeline: Timeline = {
  scenes: [],
  state: {},
  stateBefore: {},
  met: new Set(),
  past: {
    toldPassages: new Map(),
    usedSentences: new Set(),
    memories: [],
    history: noHistory,
  },
};

export function afterScene({ scenes, state, met, past }: Timeline, scene: Scene): Timeline {
  const { outcome, words } = scene;
  const after = deepMerge(state, outcome.patch);
  const sentences = (words?.paragraphs ?? []).flat().map(({ text }) => sentenceKey(text));
  return {
    scenes: [...scenes, scene],
    state: after,
    stateBefore: state,
    met: new Set([...met, ...peopleAt(after, placeOf(after)), ...outcome.memories.flatMap(named)]),
    past: {
      toldPassages: new Map([
        ...past.toldPassages,
        ...outcome.told.map(({ passage }): [string, number] => [passage, scene.number]),
      ]),
      usedSentences: new Set([...past.usedSentences, ...sentences]),
      memories: [...past.memories, ...outcome.memories],
      history: {
        ...past.history,
        taken: [...past.history.taken, ...chosenIn(scene)],
        ledger: ledgerAfter(past.history.ledger, {
          scene: scene.number,
          before: state,
          after,
          said: saidIn(scene),
        }),
      },
    },
  };
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
  return pathTo(head, log).reduce(
    (timeline, scene) =>
      log.entries
        .filter((entry) => entry.scene === scene.id)
        .reduce(afterEntry, afterScene(timeline, scene)),
    emptyTimeline,
  );
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
