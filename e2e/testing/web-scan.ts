import { createVectorMatrix } from '@/hosts/shared/vectors/create-vector-matrix';
import { wasmVectorMatrix } from '@/hosts/shared/vectors/wasm-vector-matrix';
import { unitVector, type MatrixHost } from '@/ports/contract-tests/vector-matrix-cases';
import { topRows } from '@/recall/top-rows';

const dimension = 384;
const rows = 10_000;
const different = 200;

/** Not the matrix that a page would fall back to. */
export const kernelMatrices: MatrixHost = {
  create: (size, limits) => {
    const matrix = wasmVectorMatrix(size, limits);
    if (matrix === null) throw new Error('the kernel is not allowed here');
    return matrix;
  },
};

export type TimedScans = {
  readonly found: readonly number[];
  /** Milliseconds of each. */
  readonly times: readonly number[];
};

/** Finds the ten nearest of 10,000 to the first, which stands in every 200th row. */
export function timeScans(runs: number): TimedScans {
  const vectors = Array.from({ length: different }, (_, seed) => unitVector(dimension, seed));
  const query = unitVector(dimension, 0);
  const matrix = createVectorMatrix(dimension);
  for (let row = 0; row < rows; row += 1) matrix.append(vectors[row % different] ?? query);
  const request = { limit: 10, isAllowed: () => true, idOf: (row: number) => String(rows + row) };
  const times: number[] = [];
  let found: readonly number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    found = topRows(matrix.scores(query), request).map(({ row }) => row);
    times.push(performance.now() - began);
  }
  return { found, times };
}
