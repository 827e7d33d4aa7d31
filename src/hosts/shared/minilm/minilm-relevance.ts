/** The cosine that means 0.5, and how fast it rises from there. */
const middle = 0.333;
const slope = 12.64;

/**
 * What a cosine of all-MiniLM-L6-v2 means to a reader. The weights cannot be kept in this repository, so
 * these figures are not fitted to its labelled set. Two follow what is published about the model: unrelated
 * sentences stay near or below 0.1 (here 0.05), and true paraphrases begin at about 0.56 (0.95). That what
 * answers a question is found at 0.4 and above (0.7) is an estimate between the two.
 */
export function miniLmRelevance(cosine: number): number {
  return 1 / (1 + Math.exp(slope * (middle - cosine)));
}
