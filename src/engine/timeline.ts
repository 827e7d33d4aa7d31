import { deepMerge } from '@/foundation/deep-merge';
import type { SceneId } from '@/foundation/ids';
import { sentenceKey } from '@/narrator/split-sentences';
import type { StoryPast } from '@/narrator/telling-context';
import type { Scene } from '@/story/scene';
import type { StoryState } from '@/story/story-state';

/** A branch read from its first scene to the one the player stands at. */
export type Timeline = {
  readonly scenes: readonly Scene[];
  readonly state: StoryState;
  readonly past: StoryPast;
};

export const emptyTimeline: Timeline = {
  scenes: [],
  state: {},
  past: {
    toldPassages: new Map(),
    usedSentences: new Set(),
    memories: [],
  },
};

export function afterScene({ scenes, state, past }: Timeline, scene: Scene): Timeline {
  const { outcome, words } = scene;
  const after = deepMerge(state, outcome.patch);
  const sentences = (words?.paragraphs ?? []).flat().map(({ text }) => sentenceKey(text));
  return {
    scenes: [...scenes, scene],
    state: after,
    past: {
      toldPassages: new Map([
        ...past.toldPassages,
        ...outcome.told.map(({ passage }): [string, number] => [passage, scene.number]),
      ]),
      usedSentences: new Set([...past.usedSentences, ...sentences]),
      memories: [...past.memories, ...outcome.memories],
    },
  };
}

/** Memory, state and what was told are read through the branch: what other branches did never happened here. */
export function timelineTo(head: SceneId | null, scenes: ReadonlyMap<SceneId, Scene>): Timeline {
  const path: Scene[] = [];
  for (let id = head; id !== null;) {
    const scene = scenes.get(id);
    if (scene === undefined) break;
    path.unshift(scene);
    id = scene.parent;
  }
  return path.reduce(afterScene, emptyTimeline);
}
