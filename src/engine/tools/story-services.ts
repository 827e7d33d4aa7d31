import { readPath } from '@/foundation/json-trees/dot-path';
import { succeed } from '@/foundation/result';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import { stateSeen } from '@/engine/tools/state-seen';
import type { ServiceProviders } from '@/skills/service-table';

/** The story as one tool may see it: as it was committed, and as the tools it depends on changed it. */
export function storyServices(
  scene: ToolScene,
  visible: readonly StagedEffect[],
): ServiceProviders {
  return {
    'story.read': ({ path }) => {
      const state = stateSeen(scene.state, visible, scene.story.campaign);
      return succeed({
        value: (path === undefined ? state : readPath(state, path)) ?? null,
        scene: scene.number,
        campaign: scene.story.campaign.title,
      });
    },
  };
}
