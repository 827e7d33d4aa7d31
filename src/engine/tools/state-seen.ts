import { stateWith } from '@/engine/tools/apply-patches';
import type { World } from '@/story/campaign/contradictions';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import { afterStanding } from '@/story/rules/standing';
import type { StoryState } from '@/story/state/story-state';

/** The state as tools have changed it that are done, before the turn commits it. */
export function stateSeen(
  before: StoryState,
  visible: readonly StagedEffect[],
  world: World,
): StoryState {
  let state = before;
  for (const effect of visible) {
    if (effect.kind === 'standing') state = afterStanding(state, effect.change);
    if (effect.kind !== 'patches') continue;
    const patched = stateWith(state, effect.patches, world);
    // What will be refused at the end of the turn is not seen before it either.
    if (patched.ok) state = patched.value;
  }
  return state;
}
