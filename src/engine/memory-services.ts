import type { MemoryRecallRequest } from '@/contracts/generated/service-calls';
import { memoryId } from '@/foundation/ids';
import { recalledMemories, relevanceThreshold } from '@/foundation/limits';
import { succeed } from '@/foundation/result';
import type { Turn } from '@/engine/gather';
import { recallMoment } from '@/engine/recall-moment';
import { effectsOf, type StagedEffect } from '@/engine/staged-effect';
import type { ServiceProviders } from '@/skills/service-table';
import type { Memory } from '@/story/memory';

/** The memory services of one attempt of one tool: writes are staged, reads see what this tool may see. */
export function memoryServices(
  turn: Turn,
  toolId: string,
  visible: readonly StagedEffect[],
): { readonly providers: ServiceProviders; readonly staged: readonly StagedEffect[] } {
  const staged: StagedEffect[] = [];
  const known = (): readonly Memory[] => [
    ...turn.timeline.past.memories,
    ...effectsOf('memory', [...visible, ...staged]).map(({ memory }) => memory),
  ];
  const providers: ServiceProviders = {
    'memory.store': ({ summary, characters, about, location, significance, kind, episode }) => {
      const memory: Memory = {
        id: memoryId(turn.id, toolId, staged.length),
        scene: turn.id,
        summary,
        timestamp: new Date(turn.at).toISOString(),
        characters: characters ?? [],
        about: about ?? null,
        location: location ?? null,
        significance: significance ?? 'medium',
        kind: kind ?? null,
        ...(episode === undefined ? {} : { episode }),
      };
      staged.push({ kind: 'memory', memory });
      return succeed({ id: memory.id });
    },
    'memory.recall': async ({ query, limit, filters }) => {
      const question = {
        query,
        limit: limit ?? recalledMemories,
        threshold: relevanceThreshold,
      };
      const among = known().filter(matching(filters ?? {}));
      const never = new AbortController().signal;
      const found = await turn.story.recall.search(among, question, recallMoment(turn), never);
      return succeed({ memories: found });
    },
  };
  return { providers, staged };
}

type Filters = NonNullable<MemoryRecallRequest['params']['filters']>;

function matching({ location, character }: Filters): (memory: Memory) => boolean {
  return (memory) =>
    (location === undefined || memory.location === location) &&
    (character === undefined || memory.characters.includes(character));
}
