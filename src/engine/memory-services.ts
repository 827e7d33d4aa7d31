import { memoryId } from '@/foundation/ids';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { recalledMemories, relevanceThreshold } from '@/foundation/limits';
import { fail, succeed } from '@/foundation/result';
import type { Turn } from '@/engine/gather';
import { rankMemories } from '@/recall/rank-memories';
import type { MemoryProvider } from '@/skills/service-table';
import type { Memory } from '@/story/memory';

/** What a script did, staged until the turn commits; a failed attempt's list is dropped. */
export type StagedEffect = { readonly kind: 'memory'; readonly memory: Memory };

/** The memory services of one attempt of one tool: writes are staged, reads see what this tool may see. */
export function memoryServices(
  turn: Turn,
  toolId: string,
  visible: readonly StagedEffect[],
): { readonly provider: MemoryProvider; readonly staged: readonly StagedEffect[] } {
  const staged: StagedEffect[] = [];
  const known = (): readonly Memory[] => [
    ...turn.timeline.past.memories,
    ...[...visible, ...staged].map(({ memory }) => memory),
  ];
  const provider: MemoryProvider = {
    store: (params) => {
      const { summary } = params;
      if (typeof summary !== 'string' || summary.trim() === '')
        return fail({ code: 'invalid-params', message: 'memory.store needs a summary' });
      const memory: Memory = {
        id: memoryId(turn.id, toolId, staged.length),
        scene: turn.id,
        summary,
        timestamp: new Date(turn.at).toISOString(),
        characters: textList(params['characters']),
        about: textOr(params['about'], null),
        location: textOr(params['location'], null),
        significance: significanceOf(params['significance']),
        kind: textOr(params['kind'], null),
      };
      staged.push({ kind: 'memory', memory });
      return succeed({ id: memory.id });
    },
    recall: (params) => {
      const { query, limit } = params;
      if (typeof query !== 'string')
        return fail({ code: 'invalid-params', message: 'memory.recall needs a query' });
      const memories = rankMemories(known().filter(matching(params['filters'])), {
        query,
        limit: typeof limit === 'number' && limit > 0 ? limit : recalledMemories,
        threshold: relevanceThreshold,
      });
      return succeed({ memories });
    },
  };
  return { provider, staged };
}

function matching(filters: Json | undefined): (memory: Memory) => boolean {
  const wanted: JsonObject = isJsonObject(filters) ? filters : {};
  const { location, character } = wanted;
  return (memory) =>
    (typeof location !== 'string' || memory.location === location) &&
    (typeof character !== 'string' || memory.characters.includes(character));
}

function textOr<Other>(value: Json | undefined, other: Other): string | Other {
  return typeof value === 'string' ? value : other;
}

function textList(value: Json | undefined): readonly string[] {
  return Array.isArray(value)
    ? (value as readonly Json[]).filter((entry) => typeof entry === 'string')
    : [];
}

function significanceOf(value: Json | undefined): Memory['significance'] {
  return value === 'low' || value === 'high' ? value : 'medium';
}
