import type { MemoryStoreRequest } from '@/contracts/generated/service-calls';
import { memoryId } from '@/foundation/ids';
import { jsonBytes } from '@/foundation/encode-utf8';
import { recalledMemories, relevanceThreshold } from '@/foundation/limits';
import { fail, succeed } from '@/foundation/result';
import type { ToolScene } from '@/engine/turn-data/tool-scene';
import { memoryFilter } from '@/engine/tools/memory-filter';
import { recallMoment } from '@/engine/turn-data/recall-moment';
import type { AttemptBudget } from '@/engine/turn-data/staged-budget';
import { effectsOf, type StagedEffect } from '@/engine/turn-data/staged-effect';
import { stateSeen } from '@/engine/tools/state-seen';
import type { ServiceProviders } from '@/skills/service-table';
import { playerId, type Memory } from '@/story/state/memory';
import { peopleAt, placeOf } from '@/story/state/story-state';

/** One attempt of one tool. */
type Caller = {
  readonly scene: ToolScene;
  readonly toolId: string;
  readonly visible: readonly StagedEffect[];
  readonly budget: AttemptBudget;
};

/** The memory services of one attempt of one tool: writes are staged, reads see what this tool may see. */
export function memoryServices({ scene, toolId, visible, budget }: Caller): {
  readonly providers: ServiceProviders;
  readonly staged: readonly StagedEffect[];
} {
  const staged: StagedEffect[] = [];
  const known = (): readonly Memory[] => [
    ...scene.timeline.past.memories,
    ...effectsOf('memory', [...visible, ...staged]).map(({ memory }) => memory),
  ];
  const providers: ServiceProviders = {
    'memory.store': (told) => {
      const memory: Memory = {
        id: memoryId(scene.id, toolId, staged.length),
        scene: scene.id,
        timestamp: new Date(scene.at).toISOString(),
        ...contentOf(told),
        witnesses: others(told.witnesses ?? whoIsHere(scene, visible)),
      };
      const room = budget.take('memory', jsonBytes(memory));
      if (!room.ok) return room;
      staged.push({ kind: 'memory', memory });
      return succeed({ id: memory.id });
    },
    'memory.recall': async ({ query, limit, threshold, filters }, signal) => {
      const fits = memoryFilter(filters ?? {});
      if (!fits.ok) return fits;
      const question = {
        query,
        limit: limit ?? recalledMemories,
        threshold: threshold ?? relevanceThreshold,
      };
      const among = known().filter(fits.value);
      const found = await scene.story.recall.search(among, question, recallMoment(scene), signal);
      if (signal.aborted) return fail({ code: 'cancelled', message: 'memory.recall was stopped' });
      return succeed({ memories: found });
    },
  };
  return { providers, staged };
}

function contentOf(
  told: MemoryStoreRequest['params'],
): Omit<Memory, 'id' | 'scene' | 'timestamp' | 'witnesses'> {
  const { summary, characters, about, location, significance, kind, tags, episode } = told;
  return {
    summary,
    characters: others(characters ?? []),
    about: about ?? null,
    location: location ?? null,
    significance: significance ?? 'medium',
    kind: kind ?? null,
    ...(tags === undefined ? {} : { tags }),
    ...(episode === undefined ? {} : { episode }),
  };
}

function whoIsHere(
  { state: committed, story }: ToolScene,
  visible: readonly StagedEffect[],
): readonly string[] {
  const state = stateSeen(committed, visible, story.campaign);
  return peopleAt(state, placeOf(state));
}

/** Everyone once, the player aside. */
function others(people: readonly string[]): readonly string[] {
  return [...new Set(people)].filter((person) => person !== playerId);
}
