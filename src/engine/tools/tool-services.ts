import { seedFrom } from '@/foundation/seeded-random';
import { succeed } from '@/foundation/result';
import { assetServices } from '@/engine/tools/asset-services';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import { loreServices } from '@/engine/tools/lore-services';
import { memoryServices } from '@/engine/tools/memory-services';
import { narratorServices, tooLateServices } from '@/engine/tools/narrator-services';
import type { AttemptBudget } from '@/engine/turn-data/staged-budget';
import type { StagedEffect } from '@/engine/turn-data/staged-effect';
import { storageServices } from '@/engine/tools/storage-services';
import { standingServices } from '@/engine/tools/standing-services';
import { rulesServices } from '@/engine/tools/rules-services';
import { storyServices } from '@/engine/tools/story-services';
import type { AssetSource } from '@/ports/asset-source';
import type { ServiceProviders } from '@/skills/service-table';
import type { Skill } from '@/skills/skill';

/** One attempt of one tool. */
export type ServedTool = {
  readonly scene: ToolScene;
  readonly skill: Skill;
  readonly toolId: string;
  /** What the script's chance follows from. */
  readonly seedOf: (story: number) => number;
  readonly visible: readonly StagedEffect[];
  readonly budget: AttemptBudget;
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
  const { scene, skill, visible, budget, toolId } = tool;
  const memory = memoryServices(tool);
  const committed = await committedStorage(tool);
  const storage = storageServices({ skill: skill.name, committed, visible, budget });
  const standing = standingServices(tool);
  const assets = assetServices(scene, toolId);
  return {
    providers: {
      ...memory.providers,
      ...storage.providers,
      ...standing.providers,
      ...assets.providers,
      ...loreServices(scene, visible),
      ...storyServices(scene, visible),
      ...rulesServices(scene, visible),
      ...randomServices(tool),
      ...(scene.voice === null ? {} : { ...narratorServices(scene.voice), ...tooLateServices }),
    },
    written: assets.source,
    staged: () => [...memory.staged, ...storage.staged, ...standing.staged],
  };
}

/** A reading that is stopped would throw away a turn that is being stopped in good order. */
function committedStorage({ scene, skill }: ServedTool): Promise<ReadonlyMap<string, string>> {
  const isAllowed = ['storage.read', 'storage.write'].some((each) => skill.permissions.has(each));
  if (!isAllowed) return Promise.resolve(new Map());
  const { store, playthrough } = scene.story;
  return store.storageOf(playthrough.id, skill.name, new AbortController().signal);
}

function randomServices({ scene, seedOf }: ServedTool): ServiceProviders {
  let draws = 0;
  return {
    'random.secure': () => {
      draws += 1;
      return succeed({ seed: seedFrom(seedOf(scene.secureSeed.draw()), draws) });
    },
  };
}
