import type { MemoryId, SceneId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';
import type { Memory } from '@/story/state/memory';
import type { WordsChange } from '@/story/log/tellings';

/** What is changed in a story between two scenes, by the player and not by the story. */
export type EntryChange = {
  /** How many scenes the story had by then, on all roads; absent in entries from before it was noted. */
  readonly scenesBefore?: number;
} & (
  | { readonly kind: 'memory-stored'; readonly memory: Memory }
  | { readonly kind: 'memory-corrected'; readonly memory: MemoryId; readonly summary: string }
  | { readonly kind: 'memory-forgotten'; readonly memory: MemoryId }
  | { readonly kind: 'memory-pinned'; readonly memory: MemoryId; readonly isPinned: boolean }
  | { readonly kind: 'state-patched'; readonly patch: JsonObject }
  | WordsChange
);

/** Part of the log: it is seen from its scene on, and rebuilding keeps it. */
export type StoryEntry = {
  readonly id: string;
  /** After which it was made. */
  readonly scene: SceneId;
  /** Counted through the story, so that two of one scene keep their order. */
  readonly ordinal: number;
  readonly at: number;
  readonly change: EntryChange;
};

/** A scene with a name the player gave it. */
export type NamedSave = { readonly name: string; readonly scene: SceneId; readonly at: number };
