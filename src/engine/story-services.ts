import { readPath } from '@/foundation/dot-path';
import { succeed } from '@/foundation/result';
import type { Turn } from '@/engine/gather';
import type { StagedEffect } from '@/engine/staged-effect';
import { stateSeen } from '@/engine/state-seen';
import type { ServiceProviders } from '@/skills/service-table';

/** The story as one tool may see it: as it was committed, and as the tools it depends on changed it. */
export function storyServices(turn: Turn, visible: readonly StagedEffect[]): ServiceProviders {
  return {
    'story.read': ({ path }) => {
      const state = stateSeen(turn.stateBefore, visible, turn.story.campaign);
      return succeed({
        value: (path === undefined ? state : readPath(state, path)) ?? null,
        scene: turn.number,
        campaign: turn.story.campaign.title,
      });
    },
  };
}
