import fc from 'fast-check';

import { plainVectorMatrix } from '@/hosts/shared/vectors/plain-vector-matrix';
import { wasmVectorMatrix } from '@/hosts/shared/vectors/wasm-vector-matrix';
import { unitVector } from '@/ports/contract-tests/vector-matrix-cases';
import { topRows, type RowRequest } from '@/recall/top-rows';

const idOf = (row: number): string => `memory-${String((row * 7_919) % 10_007).padStart(5, '0')}`;
const all = { limit: 10, isAllowed: () => true, idOf };

const rowsOf = (scores: ArrayLike<number>, request: Partial<RowRequest> = {}): readonly number[] =>
  topRows(Float32Array.from(scores), { ...all, ...request }).map(({ row }) => row);

it('the best rows come first, with their scores', () => {
  expect(topRows(Float32Array.of(0.25, 0.75, 0.5), { ...all, limit: 2 })).toEqual([
    { row: 1, score: 0.75 },
    { row: 2, score: 0.5 },
  ]);
});

it('of equals the one with the lower id comes first, also for the last place', () => {
  const ids = ['d', 'b', 'c', 'a', 'e'];
  const byLetter = { idOf: (row: number) => ids[row] ?? '' };
  expect(rowsOf([0.5, 0.5, 0.5, 0.5, 0.9], { ...byLetter, limit: 3 })).toEqual([4, 3, 1]);
});

it('where no row is allowed, or none is asked for, none comes', () => {
  expect(rowsOf([0.5, 0.9], { isAllowed: () => false })).toEqual([]);
  expect(rowsOf([0.5, 0.9], { limit: 0 })).toEqual([]);
  expect(rowsOf([])).toEqual([]);
});

it('what scores no number is not found, and hides no other', () => {
  expect(rowsOf([NaN, 0.1, NaN, 0.9, NaN, 0.5], { limit: 2 })).toEqual([3, 5]);
});

it('any scores, filter and limit give what sorting all allowed rows gives', () => {
  // Few different scores, so that many are equal.
  const someScores = fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 120 });
  fc.assert(
    fc.property(someScores, fc.nat(130), fc.nat(), (scores, limit, salt) => {
      const isAllowed = (row: number): boolean => ((row * 31 + salt) >> 2) % 3 !== 0;
      const sorted = scores
        .map((score, row) => ({ score, row }))
        .filter(({ row }) => isAllowed(row))
        .sort((one, other) => other.score - one.score || (idOf(one.row) < idOf(other.row) ? -1 : 1))
        .map(({ row }) => row);
      expect(rowsOf(scores, { limit, isAllowed })).toEqual(sorted.slice(0, limit));
    }),
    { seed: 1, numRuns: 500 },
  );
});

it('the order of rows does not change what is found', () => {
  const scores = Array.from({ length: 200 }, (_, row) => (row * 37) % 12);
  const ids = scores.map((_, row) => idOf(row));
  const turned = [...scores.keys()].sort((a, b) => ((a * 53) % 200) - ((b * 53) % 200));
  const found = rowsOf(scores).map((row) => ids[row]);
  const again = rowsOf(
    turned.map((row) => scores[row] ?? 0),
    { idOf: (row) => ids[turned[row] ?? 0] ?? '' },
  ).map((row) => ids[turned[row] ?? 0]);
  expect(again).toEqual(found);
});

const dimension = 384;
const vectors = Array.from({ length: 2_000 }, (_, row) => unitVector(dimension, row));
const queries = Array.from({ length: 12 }, (_, query) => unitVector(dimension, 50_000 + query));
const filters = [() => true, (row: number) => row % 7 === 3, (row: number) => row > 1_990];

/** By the plainest means there are: every cosine, and all of them sorted. */
function nearest(asked: Float32Array): readonly number[] {
  const cosines = vectors.map((vector) => {
    let sum = 0;
    for (const [place, number] of vector.entries()) sum += number * (asked[place] ?? 0);
    return sum;
  });
  return [...cosines.keys()].sort((one, other) => (cosines[other] ?? 0) - (cosines[one] ?? 0));
}

const sought = queries.map((asked) => ({ asked, inOrder: nearest(asked) }));

it.each([
  ['the plain loop', plainVectorMatrix],
  ['the kernel', wasmVectorMatrix],
])('[arch §5.2] %s finds all of the ten nearest of 384 numbers, filtered or not', (_, create) => {
  const matrix = create(dimension);
  for (const vector of vectors) matrix?.append(vector);
  for (const { asked, inOrder } of sought)
    for (const isAllowed of filters)
      expect(rowsOf(matrix?.scores(asked) ?? [], { isAllowed })).toEqual(
        inOrder.filter(isAllowed).slice(0, 10),
      );
});
