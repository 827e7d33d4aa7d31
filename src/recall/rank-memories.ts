import { wordsOf } from '@/recall/words-of';
import type { Memory, RecalledMemory } from '@/story/memory';

export type RecallRequest = {
  readonly query: string;
  readonly limit: number;
  /** Memories that fit less well are not worth mentioning. */
  readonly threshold: number;
};

/**
 * The memories that bear on a query, best first; of equals the newer one. Words count by rarity among
 * the memories; the square root maps "half of the rare words" to the threshold readers call related.
 */
export function rankMemories(
  memories: readonly Memory[],
  { query, limit, threshold }: RecallRequest,
): readonly RecalledMemory[] {
  const asked = [...new Set(wordsOf(query))];
  const texts = memories.map((memory) => new Set(wordsOf(searchText(memory))));
  const rarity = (word: string): number => {
    const found = texts.filter((words) => words.has(word)).length;
    return Math.log(1 + (memories.length + 1) / (found + 0.5));
  };
  const weights = new Map(asked.map((word) => [word, rarity(word)]));
  const known = asked.filter((word) => texts.some((words) => words.has(word)));
  const whole = known.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  if (whole === 0) return [];
  return memories
    .map((memory, age) => {
      const found = known.filter((word) => texts[age]?.has(word) === true);
      const share = found.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / whole;
      return { memory, age, relevance: Math.round(Math.sqrt(share) * 1000) / 1000 };
    })
    .filter(({ relevance }) => relevance >= threshold)
    .sort((one, other) => other.relevance - one.relevance || other.age - one.age)
    .slice(0, limit)
    .map(({ memory, relevance }) => ({
      id: memory.id,
      summary: memory.summary,
      timestamp: memory.timestamp,
      relevance,
    }));
}

function searchText(memory: Memory): string {
  return [memory.summary, ...memory.characters, memory.location ?? '', memory.kind ?? ''].join(' ');
}
