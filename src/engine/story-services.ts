import { readPath } from '@/foundation/dot-path';
import { succeed } from '@/foundation/result';
import { stateWith } from '@/engine/apply-patches';
import type { Turn } from '@/engine/gather';
import { effectsOf, type StagedEffect } from '@/engine/staged-effect';
import type { ServiceProviders } from '@/skills/service-table';
import type { StoryState } from '@/story/story-state';

/** The story as one tool may see it: as it was committed, and as the tools it depends on changed it. */
export function storyServices(turn: Turn, visible: readonly StagedEffect[]): ServiceProviders {
  return {
    'story.read': ({ path }) => {
      const state = stateSeen(turn.stateBefore, visible);
      return succeed({
        value: (path === undefined ? state : readPath(state, path)) ?? null,
        scene: turn.number,
        campaign: turn.story.campaign.title,
      });
    },
  };
}

function stateSeen(before: StoryState, visible: readonly StagedEffect[]): StoryState {
  let state = before;
  for (const { patches } of effectsOf('patches', visible)) {
    const patched = stateWith(state, patches);
    // What will be refused at the end of the turn is not seen before it either.
    if (patched.ok) state = patched.value;
  }
  return state;
}
