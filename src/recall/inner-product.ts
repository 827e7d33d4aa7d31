/** Of vectors of length 1, the cosine. */
export function innerProduct(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1) {
    sum += (one[place] ?? 0) * (other[place] ?? 0);
  }
  return sum;
}
