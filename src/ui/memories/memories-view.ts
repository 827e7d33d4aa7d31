import type { Memory, RecalledMemory } from '@/story/state/memory';
import type { Scene } from '@/story/log/scene';

export type MemorySearch =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly found: readonly RecalledMemory[] }
  | { readonly kind: 'failed'; readonly sentence: string };

/** How memories are found at the moment. */
export type Recalling =
  | { readonly kind: 'by-meaning' }
  | { readonly kind: 'by-words'; readonly reason: string | null }
  | { readonly kind: 'anew'; readonly done: number; readonly total: number };

export type MemoriesView = {
  /** Null when no story is open. */
  readonly memories: readonly Memory[] | null;
  /** From the first scene to where the player stands. */
  readonly path: readonly Scene[];
  readonly query: string;
  readonly search: MemorySearch;
  readonly recalling: Recalling;
  /** What became of the newest change; empty when nothing was changed. */
  readonly remark: string;
};

export const byMeaning: Recalling = { kind: 'by-meaning' };

export const emptyMemories: MemoriesView = {
  memories: null,
  path: [],
  query: '',
  search: { kind: 'none' },
  recalling: byMeaning,
  remark: '',
};
