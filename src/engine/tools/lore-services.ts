import { recalledMemories } from '@/foundation/limits';
import { fail, succeed } from '@/foundation/result';
import { withheldNow } from '@/engine/turn-data/lore-touched';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import { stateSeen } from '@/engine/tools/state-seen';
import type { ServiceProviders } from '@/skills/service-table';

/** What the author wrote down about the world, as scripts may ask for it. */
export function loreServices(scene: ToolScene, visible: readonly StagedEffect[]): ServiceProviders {
  return {
    'lore.search': async ({ query, limit = recalledMemories }, signal) => {
      const { story, timeline } = scene;
      const state = stateSeen(scene.state, visible, story.campaign);
      const isWithheld = withheldNow({ story, timeline, state });
      const found = await story.lore.search({ query, limit, isWithheld }, signal);
      if (signal.aborted) return fail({ code: 'cancelled', message: 'lore.search was stopped' });
      return succeed({
        chunks: found.map(({ piece: { text, file, chunkIndex }, relevance }) => ({
          ...{ content: text, filePath: file, chunkIndex, relevance },
        })),
      });
    },
  };
}
