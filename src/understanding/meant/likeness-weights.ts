import type { ChoiceLikeness } from '@/understanding/meant/choice-likeness';

/** Fitted on the seen half by `bench/planner/fit-fair.ts`; what speaks for no choice at all is 0. */
export const likenessWeights: ChoiceLikeness & { readonly start: number } = {
  start: -1.06,
  coversChoice: 2.36,
  coversText: 4.03,
  coversBoth: -0.99,
  sameHead: -0.36,
  sharedDeed: -0.15,
  otherPeople: -3.53,
  missingPeople: -2.47,
  otherParts: -3.77,
  otherPolarity: -4.0,
  otherUndone: -0.44,
  opposite: -1.91,
  otherNumber: -0.71,
  missedThings: -0.25,
  missedWords: -0.37,
  replacedInPlace: -1.91,
  sameDeedToOther: 0.57,
  otherDeedToSame: -1.83,
  elsewhere: -1.89,
  onlyAsked: -1.56,
};
