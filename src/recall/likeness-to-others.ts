import { innerProduct } from '@/recall/inner-product';

/** How alike two sentences of one story are on average. */
export const usualLikeness = 0.22;

/** So many texts of the usual likeness are thought beside the given ones: few say little. */
const thought = 5;

/**
 * How alike each text is to all the others, on average. A text that is like everything in its story is near
 * every question, and says less by it.
 */
export function likenessToOthers(vectors: readonly Float32Array[]): readonly number[] {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) add(sum, vector);
  return vectors.map((vector) => {
    const toOthers = innerProduct(vector, sum) - innerProduct(vector, vector);
    return (toOthers + thought * usualLikeness) / (vectors.length - 1 + thought);
  });
}

function add(sum: Float32Array, vector: Float32Array): void {
  for (let place = 0; place < sum.length; place += 1) {
    sum[place] = (sum[place] ?? 0) + (vector[place] ?? 0);
  }
}
