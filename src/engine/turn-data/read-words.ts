import type { TypedMeaning } from '@/understanding/read-typed-meaning';
import type { TypedSituation } from '@/understanding/story/typed-situation';

/** Turns words of the player's own into an intent, or finds what they may mean. */
export type ReadWords = (text: string, situation: Omit<TypedSituation, 'nearest'>) => TypedMeaning;

/** What nobody can read is an attempt that the story turns down. */
export const readNothing: ReadWords = (said) => ({
  said,
  intent: { kind: 'attempt' },
  mayMean: [],
  rest: null,
  present: [],
});
