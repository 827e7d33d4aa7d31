/** The cosine that means 0.5, and how fast it rises from there. */
const middle = 0.53;
const slope = 9.5;

/**
 * What a cosine of all-MiniLM-L6-v2 means to a reader. Fitted on the stories of the labelled set that may be
 * seen (docs/recall.md): of its questions without an answer, four of five find nothing at 0.7 or above.
 */
export function miniLmRelevance(cosine: number): number {
  return 1 / (1 + Math.exp(slope * (middle - cosine)));
}
