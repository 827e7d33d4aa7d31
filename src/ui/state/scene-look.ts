import { stateDifferences } from '@/story/state/state-differences';
import type { Scene } from '@/story/log/scene';
import type { StoryState } from '@/story/state/story-state';
import type { Compared } from '@/ui/state/change-list';
import type { StateView } from '@/ui/state/state-view';
import { texts } from '@/ui/texts/texts';

/** The state after a scene, and what the scene changed in it. */
export type SceneLook = {
  readonly state: StoryState;
  /** Null for the first scene: all of the state came with it. */
  readonly compared: Compared | null;
  readonly words: string;
};

export function sceneLook(scene: Scene, stateAt: StateView['stateAt']): SceneLook {
  const state = stateAt(scene.id) ?? {};
  const before = scene.parent === null ? null : stateAt(scene.parent);
  if (before === null) return { state, compared: null, words: texts.state.began(scene.number) };
  const differences = stateDifferences(before, state);
  return {
    state,
    compared: { before, after: state, differences },
    words: texts.state.changed(scene.number, differences.length),
  };
}
