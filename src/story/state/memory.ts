import type { MemoryId, SceneId } from '@/foundation/ids';

export type Significance = 'low' | 'medium' | 'high';

/** Something that happened, in one sentence, with where and among whom. */
export type Memory = {
  readonly id: MemoryId;
  readonly scene: SceneId;
  readonly summary: string;
  /** ISO 8601, from the recorded clock. */
  readonly timestamp: string;
  /** Whom it has to do with, there or not. The player always, and so never named. */
  readonly characters: readonly string[];
  /** Who saw it, the player aside; absent in what was kept before anybody asked. */
  readonly witnesses?: readonly string[];
  /** Whom it is about; null when nobody in particular. */
  readonly about: string | null;
  readonly location: string | null;
  readonly significance: Significance;
  /** `promise`, `debt`… what a passage's `recalls` asks for. */
  readonly kind: string | null;
  /** Of a promise or a debt: when it was made and by when it is to be kept, in minutes of the story. */
  readonly due?: { readonly since: number; readonly by: number };
  /** Words to find it by; absent when nobody gave any. */
  readonly tags?: readonly string[];
  /** The player wants it kept in mind; absent when they never said. */
  readonly isPinned?: boolean;
  /** A triumph or a failure that mattered (arch §7.6): recalled wherever it applies. */
  readonly episode?: Episode;
};

export type Episode = 'triumph' | 'failure';

/** The player in lists of people: in every scene, and so nobody who could be missing. */
export const playerId = 'player';

/** Who knows of it first hand. Of what says nothing of it, those it has to do with were there. */
export function witnessesOf({ witnesses, characters }: Memory): readonly string[] {
  return witnesses ?? characters;
}

/** A memory found, and how well it fits what was asked. */
export type RecalledMemory = {
  readonly id: MemoryId;
  readonly summary: string;
  readonly timestamp: string;
  /** 0…1, comparable between embedders: from 0.7 on a reader would call it related. */
  readonly relevance: number;
  /** As the embedder measured it; null where only words were compared. */
  readonly cosine?: number | null;
  readonly why?: RecallReasons;
  readonly episode?: Episode;
};

/** Why a memory was found. */
export type RecallReasons = {
  /** Words of the question that the memory has too, in their plain form. */
  readonly words: readonly string[];
  /** How well the words alone fit. */
  readonly lexical: number;
  /** Null where nobody knows. */
  readonly scenesAgo: number | null;
  /** Who saw it and is here again. */
  readonly witnesses: readonly string[];
  readonly significance: Significance;
};
