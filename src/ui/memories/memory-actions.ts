import type { SceneId } from '@/foundation/ids';
import type { Memory } from '@/story/state/memory';

/** What can be done with a memory; each change says what was wrong with it, or null. */
export type MemoryActions = {
  readonly turnPin: (memory: Memory) => Promise<string | null>;
  readonly correct: (memory: Memory, summary: string) => Promise<string | null>;
  readonly forget: (memory: Memory) => Promise<string | null>;
  readonly openScene: (scene: SceneId) => void;
};
