import type { Memory, RecalledMemory } from '@/story/state/memory';

/** A memory that nobody searched for: it has no relevance, and nothing was compared. */
export function memoryJson(memory: Memory): unknown {
  const { id, summary, timestamp, significance, location, characters, about, kind } = memory;
  return {
    id,
    summary,
    timestamp,
    relevance: null,
    cosine: null,
    why: {},
    significance,
    location,
    characters,
    about,
    kind,
    isPinned: memory.isPinned ?? false,
  };
}

/** A memory that was searched for, with what was measured. */
export function recalledJson({ cosine, why, ...found }: RecalledMemory): unknown {
  return { ...found, cosine: cosine ?? null, why: why ?? {} };
}
