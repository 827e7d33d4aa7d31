import { createVectorMatrix } from '@/hosts/shared/vectors/create-vector-matrix';
import { plainVectorMatrix } from '@/hosts/shared/vectors/plain-vector-matrix';
import { wasmVectorMatrix } from '@/hosts/shared/vectors/wasm-vector-matrix';
import { unitVector, vectorMatrixCases } from '@/ports/contract-tests/vector-matrix-cases';
import type { MatrixLimits, VectorMatrix } from '@/ports/vector-matrix';

function kernelMatrix(dimension: number, limits?: MatrixLimits): VectorMatrix {
  const matrix = wasmVectorMatrix(dimension, limits);
  if (matrix === null) throw new Error('there is no WebAssembly here');
  return matrix;
}

describe.each([
  ['the plain loop', plainVectorMatrix],
  ['the kernel', kernelMatrix],
])('%s', (_, create) => {
  it.each(vectorMatrixCases)('$title', (contractCase) => contractCase.run({ create }));
});

afterEach(() => {
  jest.restoreAllMocks();
});

const isAppended = (matrix: VectorMatrix, seed: number): boolean =>
  matrix.append(unitVector(matrix.dimension, seed)).ok;

it('the kernel is used where there is one', () => {
  const compiled = jest.spyOn(WebAssembly, 'Module');
  isAppended(createVectorMatrix(8), 1);
  expect(compiled).toHaveBeenCalledTimes(1);
});

function refuse(): never {
  throw new Error('not here');
}

it.each([
  ['there is no WebAssembly', undefined],
  ['a policy forbids WebAssembly, or its vector instructions are missing', { Module: refuse }],
])('the plain loop takes over where %s', (_, lacking) => {
  const original = WebAssembly;
  Object.defineProperty(globalThis, 'WebAssembly', { value: lacking, configurable: true });
  const matrix = createVectorMatrix(2);
  matrix.append(Float32Array.of(0.6, 0.8));
  Object.defineProperty(globalThis, 'WebAssembly', { value: original, configurable: true });
  expect([...matrix.scores(Float32Array.of(0, 1))]).toEqual([Math.fround(0.8)]);
});

it('memory that the engine refuses the kernel is a fault, and later memory is taken', () => {
  const matrix = kernelMatrix(384);
  while (matrix.rows < 40) isAppended(matrix, matrix.rows);
  const before = [...matrix.scores(unitVector(384, 3))];
  const grow = jest.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(() => {
    throw new RangeError('WebAssembly.Memory.grow(): Unable to grow instance memory');
  });
  let appended = 0;
  while (isAppended(matrix, 100 + appended)) appended += 1;
  expect(matrix.rows).toBe(40 + appended);
  expect([...matrix.scores(unitVector(384, 3))].slice(0, 40)).toEqual(before);
  grow.mockRestore();
  expect(isAppended(matrix, 1)).toBe(true);
});

it('the kernel takes the last of the memory it may have', () => {
  const maximumBytes = 16 * 65_536;
  const matrix = kernelMatrix(384, { maximumBytes });
  while (isAppended(matrix, matrix.rows));
  const bytes = { query: 384 * 8, row: 384 * 4, score: 4 };
  expect([matrix.byteSize, matrix.rows]).toEqual([
    maximumBytes,
    Math.floor((maximumBytes - bytes.query) / (bytes.row + bytes.score)),
  ]);
});

it('memory that the engine refuses the plain loop is a fault', () => {
  const dimension = 2 ** 25;
  const matrix = plainVectorMatrix(dimension, { maximumBytes: Infinity });
  expect(matrix.append(new Float32Array(dimension))).toMatchObject({
    ok: false,
    error: { kind: 'full' },
  });
});
