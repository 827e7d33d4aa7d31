/** How the player stands to whoever a beat is about: `ask` wants something of them that is done, not told. */
export type TurnStance = 'with' | 'against' | 'self' | 'ask';

/**
 * An answer to a beat. `{x}` is who it is about, `{x.they}` and the like as in passages, `{matter}` what it is
 * about: words with an article that can stand after "about".
 */
export type TurnChoice = {
  /** At most 14 words. */
  readonly text: string;
  readonly kind: string;
  readonly stance: TurnStance;
  /** What is done or said at once because of it, and can be seen or heard: a sentence or two. */
  readonly words: string;
};

/** A kind of moment, and what can be done in it: each set of choices is used once before any comes again. */
export type BeatTurn = {
  readonly id: string;
  /** By these words in title, description, mood or consequences a beat is known to be of the kind. */
  readonly words: RegExp;
  readonly sets: readonly (readonly TurnChoice[])[];
};
