import type { Clause } from '@/understanding/grammar/clauses';
import type { Mention, SenseOfNoun } from '@/understanding/grammar/who-is';
import type { Risk, VerbMeaning } from '@/understanding/lexicon/verb-meaning';

/** Why something was read into the words, and how sure that is, 0…1. */
export type Evidence = { readonly because: string; readonly score: number };

/** What the player's words mean, before anybody asks whether it can be done. */
export type UnderstoodAct = {
  readonly kind: string;
  readonly risk: Risk;
  readonly isDiceAsked: boolean;
  readonly asksMemory: boolean;
  readonly person: Mention | null;
  readonly group: Mention | null;
  /** Said to the engine and not in the story: only words. */
  readonly isAboutRules: boolean;
  readonly isUnclear: boolean;
  readonly why: {
    readonly dice: Evidence | null;
    readonly person: Evidence | null;
    readonly group: Evidence | null;
    readonly memory: Evidence | null;
  };
};

export type LikeExample = Omit<VerbMeaning, 'toPerson' | 'needs'> & {
  readonly isToPerson: boolean;
  readonly example: string;
  readonly score: number;
};

/** What words mean to whoever knows: the nearest labelled example, what a noun is, how near two words are. */
export type NearestExample = {
  (text: string): LikeExample | null;
  readonly senseOfNoun?: SenseOfNoun;
  readonly likeness?: (one: string, other: string) => number;
};

/** One clause, read. */
export type ReadClause = VerbMeaning & Evidence & { readonly clause: Clause };
