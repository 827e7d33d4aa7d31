import type { Pronouns } from '@/story/campaign/campaign';

/** Somebody or something that a premise speaks of. */
export type Referent = {
  /** What is the same under several names has one key. */
  readonly key: string;
  /** As it stands after "about": "Ines Varga", "the data key", "your cousin". */
  readonly name: string;
  /** The noun it is, in small letters, or the last part of a name. */
  readonly head: string;
  readonly is: 'person' | 'thing' | 'place';
  readonly pronouns: Pronouns;
  readonly isMany: boolean;
  /** Whether it is only where something else is or happens. */
  readonly isBeside: boolean;
  /** Whether it comes up as one of many: "a key". */
  readonly isNew: boolean;
};

/** A sentence in which every referent is a number in brackets, so that what is said of it can be seen. */
export type MarkedSentence = {
  readonly sentence: string;
  readonly marked: string;
  readonly referents: readonly Referent[];
};
