import { rankTexts, type TextRequest } from '@/recall/rank-texts';
import { wordsOf } from '@/recall/words-of';
import type { Memory, RecalledMemory } from '@/story/memory';

export type RecallRequest = TextRequest;

/** The memories that bear on a query, best first; of equals the newer one. */
export function rankMemories(
  memories: readonly Memory[],
  request: RecallRequest,
): readonly RecalledMemory[] {
  return rankTexts(
    memories.map((memory) => ({ words: wordsIn(memory), of: memory })),
    request,
  ).map(({ of: { id, summary, timestamp }, relevance }) => ({ id, summary, timestamp, relevance }));
}

/** A memory never changes; in a long story reading them all again for each turn would take longest. */
const known = new WeakMap<Memory, ReadonlySet<string>>();

function wordsIn(memory: Memory): ReadonlySet<string> {
  const before = known.get(memory);
  if (before !== undefined) return before;
  const { summary, characters, location, kind } = memory;
  const words = new Set(wordsOf([summary, ...characters, location ?? '', kind ?? ''].join(' ')));
  known.set(memory, words);
  return words;
}
