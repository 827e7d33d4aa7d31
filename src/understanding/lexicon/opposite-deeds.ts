/** Who does the one does not do the other: classes of `deed-classes.ts` that undo each other. */
export const oppositeDeeds: readonly (readonly [string, string])[] = [
  ['ask', 'tell'],
  ['take', 'keepHere'],
  ['take', 'give'],
  ['go', 'stay'],
  ['leave', 'stay'],
  ['open', 'close'],
  ['open', 'spare'],
  ['side', 'oppose'],
  ['show', 'hide'],
  ['tell', 'withhold'],
  ['speak', 'withhold'],
  ['aloud', 'withhold'],
  ['accept', 'refuse'],
  ['agree', 'refuse'],
  ['agree', 'oppose'],
  ['promise', 'refuse'],
  ['help', 'refuse'],
  ['help', 'block'],
  ['replace', 'take'],
  ['wake', 'sleep'],
  ['stand', 'sit'],
  ['lift', 'lower'],
  ['block', 'part'],
];

/** In how something is done. */
export const oppositeManners: readonly (readonly [string, string])[] = [
  ['kind', 'cruel'],
  ['truth', 'deceive'],
  ['alone', 'together'],
  ['joke', 'serious'],
  ['laugh', 'serious'],
  ['aloud', 'secret'],
];
