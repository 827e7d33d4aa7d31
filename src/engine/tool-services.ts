import { seedFrom } from '@/foundation/seeded-random';
import { succeed } from '@/foundation/result';
import { assetServices } from '@/engine/asset-services';
import type { Turn } from '@/engine/gather';
import { memoryServices } from '@/engine/memory-services';
import { narratorServices, tooLateServices } from '@/engine/narrator-services';
import type { StagedEffect } from '@/engine/staged-effect';
import { storageServices } from '@/engine/storage-services';
import { standingServices } from '@/engine/standing-services';
import { rulesServices } from '@/engine/rules-services';
import { storyServices } from '@/engine/story-services';
import type { AssetSource } from '@/ports/asset-source';
import type { ServiceProviders } from '@/skills/service-table';
import type { Skill } from '@/skills/skill';

/** One attempt of one tool. */
export type ServedTool = {
  readonly turn: Turn;
  readonly skill: Skill;
  readonly toolId: string;
  /** What the script's chance follows from. */
  readonly seedOf: (story: number) => number;
  readonly visible: readonly StagedEffect[];
};

export type ToolServices = {
  readonly providers: ServiceProviders;
  /** Files that the script wrote with a service. */
  readonly written: AssetSource;
  /** What was staged so far. */
  readonly staged: () => readonly StagedEffect[];
};

/** Everything a script may ask for in this version; who has no permission is turned away by the table. */
export async function toolServices(tool: ServedTool): Promise<ToolServices> {
  const { turn, skill, toolId, visible } = tool;
  const memory = memoryServices(turn, toolId, visible);
  const storage = storageServices(skill.name, await committedStorage(tool), visible);
  const standing = standingServices(tool);
  const assets = assetServices(turn, toolId);
  return {
    providers: {
      ...memory.providers,
      ...storage.providers,
      ...standing.providers,
      ...assets.providers,
      ...storyServices(turn, visible),
      ...rulesServices(turn, visible),
      ...randomServices(tool),
      ...(turn.voice === undefined ? {} : { ...narratorServices(turn.voice), ...tooLateServices }),
    },
    written: assets.source,
    staged: () => [...memory.staged, ...storage.staged, ...standing.staged],
  };
}

/** A reading that is stopped would throw away a turn that is being stopped in good order. */
function committedStorage({ turn, skill }: ServedTool): Promise<ReadonlyMap<string, string>> {
  const isAllowed = ['storage.read', 'storage.write'].some((each) => skill.permissions.has(each));
  if (!isAllowed) return Promise.resolve(new Map());
  const { store, playthrough } = turn.story;
  return store.storageOf(playthrough.id, skill.name, new AbortController().signal);
}

function randomServices({ turn, seedOf }: ServedTool): ServiceProviders {
  let draws = 0;
  return {
    'random.secure': () => {
      draws += 1;
      return succeed({ seed: seedFrom(seedOf(turn.secureSeed.draw()), draws) });
    },
  };
}
