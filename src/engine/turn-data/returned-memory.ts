import type { MemoryId } from '@/foundation/ids';
import { isAskedFor, newestMemory } from '@/narrator/passages/is-eligible';
import type { Campaign } from '@/story/campaign/campaign';
import type { Memory } from '@/story/state/memory';
import type { Scene } from '@/story/log/scene';

/** Something the player did that the story took up again. */
export type ReturnedMemory = {
  readonly text: string;
  /** Number of the scene it happened in. */
  readonly scene: number;
};

type Return = {
  readonly memory: Memory;
  /** Told by a passage is more than only thought of. */
  readonly isTold: boolean;
  readonly at: number;
};

/** What meant most of all that came back on this path: told before only recalled, then what came back last. */
export function returnedMemory(campaign: Campaign, path: readonly Scene[]): ReturnedMemory | null {
  const [first] = returnsOn(campaign, path)
    .filter(({ memory }) => memory.significance !== 'low')
    .sort((one, other) => weightOf(other) - weightOf(one) || other.at - one.at);
  const scene = path.find(({ id }) => id === first?.memory.scene);
  if (first === undefined || scene === undefined) return null;
  return { text: first.memory.summary, scene: scene.number };
}

function weightOf({ memory, isTold }: Return): number {
  return (memory.significance === 'high' ? 2 : 0) + (isTold ? 1 : 0);
}

function returnsOn({ passages }: Campaign, path: readonly Scene[]): readonly Return[] {
  const memories = new Map<MemoryId, Memory>();
  const returns: Return[] = [];
  for (const { number, outcome } of path) {
    const before = [...memories.values()];
    for (const { passage, memory: bound } of outcome.told) {
      const recalls = passages.get(passage)?.conditions.recalls ?? null;
      // Scenes from before the memory was kept: it was the newest that fitted.
      const newest =
        recalls === null ? null : newestMemory(before, (each) => isAskedFor(each, recalls));
      const memory = before.find(({ id }) => id === bound) ?? newest;
      if (memory !== null) returns.push({ memory, isTold: true, at: number });
    }
    for (const { id } of outcome.recalled) {
      const memory = memories.get(id);
      if (memory !== undefined) returns.push({ memory, isTold: false, at: number });
    }
    for (const memory of outcome.memories) memories.set(memory.id, memory);
  }
  return returns;
}
