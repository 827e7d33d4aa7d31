import { rankTexts, type TextRequest } from '@/recall/rank-texts';
import type { Memory, RecalledMemory } from '@/story/memory';

export type RecallRequest = TextRequest;

/** The memories that bear on a query, best first; of equals the newer one. */
export function rankMemories(
  memories: readonly Memory[],
  request: RecallRequest,
): readonly RecalledMemory[] {
  return rankTexts(
    memories.map((memory) => ({ text: searchText(memory), of: memory })),
    request,
  ).map(({ of: { id, summary, timestamp }, relevance }) => ({ id, summary, timestamp, relevance }));
}

function searchText(memory: Memory): string {
  return [memory.summary, ...memory.characters, memory.location ?? '', memory.kind ?? ''].join(' ');
}
