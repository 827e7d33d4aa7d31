import type { TellingContext } from '@/narrator/passages/telling-context';
import type { StoryState } from '@/story/state/story-state';
import type { TextRead } from '@/narrator/guards/read-text';

/** What a text is held against. `state` is the state after the scene. */
export type GuardContext = Pick<TellingContext, 'campaign' | 'state' | 'past' | 'boundaries'> & {
  /**
   * The state before the scene: who goes, dies or loses something in it may still be told with it. Null where
   * nobody knows; then only the state after it counts.
   */
  readonly before: StoryState | null;
  /**
   * The passages that the text was made from: whom they bring in is there, and what they give away is out.
   * Empty for words that no author wrote.
   */
  readonly told: readonly string[];
  /** The player's own words or the choice taken: what they name may be named. Null in the first scene. */
  readonly input: string | null;
};

export const guardIds = [
  'whole-sentences',
  'players-own',
  'ledger',
  'secrets',
  'constraints',
  'boundaries',
  'sentence-twice',
  'reuse',
  'slop',
  'names',
] as const;
export type GuardId = (typeof guardIds)[number];

/**
 * What somebody has forbidden: the player by a line or a veil, the author by a constraint or a secret. These
 * hold for the author's own words too, sentence by sentence; about the others the author may know better.
 */
export const forbidding: readonly GuardId[] = ['secrets', 'constraints', 'boundaries'];

export type GuardFailure = {
  readonly guard: GuardId;
  /** The sentence it is about. */
  readonly sentence: string;
  /** Why, in one sentence. */
  readonly why: string;
};

/** Pure; what it finds first comes first. */
export type Guard = (text: TextRead, context: GuardContext) => readonly GuardObjection[];

export type GuardObjection = Omit<GuardFailure, 'guard'>;
