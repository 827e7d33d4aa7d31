import { seededRandom } from '@/foundation/seeded-random';
import type { ContractCase } from '@/ports/contract-tests/contract-case';
import { expectEqual, expectTrue } from '@/ports/contract-tests/expect';
import type { MatrixLimits, VectorMatrix } from '@/ports/vector-matrix';

export type MatrixHost = {
  readonly create: (dimension: number, limits?: MatrixLimits) => VectorMatrix;
};

/** A unit vector by chance. */
export function unitVector(dimension: number, seed: number): Float32Array {
  const random = seededRandom(seed);
  const numbers = Array.from({ length: dimension }, () => random.between(-1_000, 1_000) + 0.5);
  const length = Math.sqrt(numbers.reduce((sum, number) => sum + number * number, 0));
  return Float32Array.from(numbers, (number) => number / length);
}

/**
 * What every host must give, to the bit: the products are exact, the sums of each eighth number are
 * added in one order, and the whole is rounded once. Written as a rule, not as a loop that runs anywhere.
 */
function expectedScore(query: Float32Array, vector: Float32Array): number {
  const sums = Array.from({ length: 8 }, (_, lane) =>
    query.reduce(
      (sum, number, place) => (place % 8 === lane ? sum + number * (vector[place] ?? 0) : sum),
      0,
    ),
  );
  const of = (lane: number): number => sums[lane] ?? 0;
  const even = of(0) + of(2) + (of(4) + of(6));
  const odd = of(1) + of(3) + (of(5) + of(7));
  return Math.fround(even + odd);
}

function filled(matrix: VectorMatrix, vectors: readonly Float32Array[]): VectorMatrix {
  for (const vector of vectors)
    expectTrue(matrix.append(vector).ok, `row ${String(matrix.rows)} was refused`);
  return matrix;
}

const vectorsOf = (dimension: number, count: number, seed = 1): Float32Array[] =>
  Array.from({ length: count }, (_, row) => unitVector(dimension, 1_000 * seed + row));

function expectScores(
  matrix: VectorMatrix,
  query: Float32Array,
  vectors: readonly Float32Array[],
): void {
  expectEqual(
    [...matrix.scores(query)],
    vectors.map((vector) => expectedScore(query, vector)),
  );
}

function expectBug(attempt: () => unknown): void {
  let thrown: unknown;
  try {
    attempt();
  } catch (reason) {
    thrown = reason;
  }
  expectTrue(thrown instanceof RangeError, `a RangeError, not ${String(thrown)}`);
}

type Change = 'append' | 'overwrite' | 'remove';

/** The same change to the matrix and to a plain list. */
function change(kind: Change, matrix: VectorMatrix, list: Float32Array[], seed: number): void {
  const vector = unitVector(matrix.dimension, seed);
  const row = list.length === 0 ? 0 : seed % list.length;
  if (kind === 'append' || list.length === 0) {
    const appended = matrix.append(vector);
    expectEqual(appended, { ok: true, value: list.length });
    list.push(vector);
  } else if (kind === 'overwrite') {
    matrix.overwrite(row, vector);
    list[row] = vector;
  } else {
    matrix.remove(row);
    const last = list.pop();
    if (row < list.length && last !== undefined) list[row] = last;
  }
}

const simple = (run: (host: MatrixHost) => void) => (host: MatrixHost) => {
  run(host);
  return Promise.resolve();
};

const scoring: readonly ContractCase<MatrixHost>[] = [
  ...[1, 2, 7, 8, 9, 100, 384].map((dimension) => ({
    title: `scores of ${String(dimension)} numbers are the same to the bit on every host`,
    run: simple(({ create }) => {
      const vectors = vectorsOf(dimension, 300);
      const matrix = filled(create(dimension), vectors);
      for (const query of vectorsOf(dimension, 5, 2)) expectScores(matrix, query, vectors);
    }),
  })),
  {
    title: 'numbers of any size are added in one order, which decides what rounding leaves of them',
    run: simple(({ create }) => {
      const places = [0, 1, 2, 3, 4, 5, 6, 7];
      const huge = 2 ** 60;
      const numberAt = (place: number, up: number, down: number): number =>
        place === up ? huge : place === down ? -huge : place + 1;
      const vectors = places.flatMap((up) =>
        places.map((down) => Float32Array.from(places, (place) => numberAt(place, up, down))),
      );
      expectScores(filled(create(8), vectors), new Float32Array(8).fill(1), vectors);
    }),
  },
  {
    title: 'a vector scores 1 with itself, -1 with its opposite, 0 with what has nothing of it',
    run: simple(({ create }) => {
      const along = Float32Array.of(0.6, 0.8, 0);
      const opposite = along.map((number) => -number);
      const matrix = filled(create(3), [along, opposite, Float32Array.of(0, 0, 1)]);
      expectEqual([...matrix.scores(along)], [1, -1, 0]);
    }),
  },
  {
    title: 'what is empty has no scores',
    run: simple(({ create }) => {
      expectEqual([...create(3).scores(Float32Array.of(1, 0, 0))], []);
    }),
  },
  {
    title: 'a query of what is no number spoils nothing that comes later',
    run: simple(({ create }) => {
      const vectors = vectorsOf(5, 40);
      const matrix = filled(create(5), vectors);
      matrix.scores(new Float32Array(5).fill(NaN));
      const more = vectorsOf(5, 5_000, 3);
      filled(matrix, more);
      expectScores(matrix, unitVector(5, 9), [...vectors, ...more]);
    }),
  },
];

const keeping: readonly ContractCase<MatrixHost>[] = [
  {
    title: 'a matrix that grows keeps every row',
    run: simple(({ create }) => {
      const vectors = vectorsOf(24, 3_000);
      const matrix = filled(create(24), vectors);
      expectEqual([matrix.dimension, matrix.rows], [24, 3_000]);
      expectScores(matrix, unitVector(24, 5), vectors);
    }),
  },
  {
    title: 'the last row takes the number of the one that is removed',
    run: simple(({ create }) => {
      const [first, second, third] = vectorsOf(9, 3) as [Float32Array, Float32Array, Float32Array];
      const matrix = filled(create(9), [first, second, third]);
      matrix.remove(0);
      expectScores(matrix, first, [third, second]);
      matrix.remove(1);
      expectScores(matrix, first, [third]);
      matrix.remove(0);
      expectEqual([matrix.rows, matrix.scores(first).length], [0, 0]);
    }),
  },
  {
    title: 'any run of appends, overwrites and removals leaves what a list would have',
    run: simple(({ create }) => {
      for (const seed of [1, 2, 3]) {
        const random = seededRandom(seed);
        const matrix = create(11);
        const list: Float32Array[] = [];
        for (let step = 0; step < 600; step += 1) {
          const kind = random.pick(['append', 'append', 'overwrite', 'remove'] as const);
          change(kind, matrix, list, random.between(0, 1_000_000));
          if (step % 60 === 0) expectScores(matrix, unitVector(11, step), list);
        }
        expectScores(matrix, unitVector(11, seed), list);
      }
    }),
  },
  {
    title: 'a vector can be used again after it was handed over',
    run: simple(({ create }) => {
      const vector = Float32Array.of(1, 0);
      const matrix = filled(create(2), [vector]);
      vector.fill(0);
      expectEqual([...matrix.scores(Float32Array.of(1, 0))], [1]);
    }),
  },
];

const mebibyte = 1_024 * 1_024;

const memory: readonly ContractCase<MatrixHost>[] = [
  {
    title: 'a matrix that cannot grow says so in one sentence, and keeps what it has',
    run: simple(({ create }) => {
      const matrix = create(384, { maximumBytes: mebibyte });
      const vectors = vectorsOf(384, 1_000);
      const refused = vectors.findIndex((vector) => !matrix.append(vector).ok);
      const held = vectors.slice(0, refused);
      expectTrue(refused >= 512 && matrix.rows === refused, `only ${String(refused)} fit`);
      expectEqual(matrix.append(unitVector(384, 1)), {
        ok: false,
        error: {
          kind: 'full',
          message: `The search index cannot hold more than ${String(refused)} entries: this device gives it no more memory; nothing was lost.`,
        },
      });
      expectScores(matrix, unitVector(384, 7), held);
      matrix.remove(refused - 1);
      expectEqual(matrix.append(unitVector(384, 1)), { ok: true, value: refused - 1 });
    }),
  },
  {
    title: 'the size covers all rows, and is within its limit',
    run: simple(({ create }) => {
      const limits = { maximumBytes: 4 * mebibyte };
      const matrix = filled(create(100, limits), vectorsOf(100, 2_000));
      const { byteSize } = matrix;
      expectTrue(byteSize >= 2_000 * 100 * 4, `${String(byteSize)} bytes are too few`);
      expectTrue(byteSize <= 2 * 2_000 * 100 * 4, `${String(byteSize)} bytes are too many`);
    }),
  },
  {
    title: 'a released matrix holds nothing, and can be filled again',
    run: simple(({ create }) => {
      const matrix = filled(create(64), vectorsOf(64, 5_000));
      matrix.release();
      expectTrue(matrix.byteSize < 1_024, `it still holds ${String(matrix.byteSize)} bytes`);
      expectEqual([matrix.rows, matrix.scores(unitVector(64, 1)).length], [0, 0]);
      const anew = vectorsOf(64, 20, 4);
      expectScores(filled(matrix, anew), unitVector(64, 2), anew);
    }),
  },
  {
    title: 'two matrices share nothing',
    run: simple(({ create }) => {
      const [one, other] = [vectorsOf(16, 30, 5), vectorsOf(16, 40, 6)];
      const [first, second] = [filled(create(16), one), filled(create(16), other)];
      const query = unitVector(16, 3);
      const before = first.scores(query);
      expectScores(second, query, other);
      expectEqual(
        [...before],
        one.map((vector) => expectedScore(query, vector)),
      );
    }),
  },
];

const misuse: readonly ContractCase<MatrixHost>[] = [
  {
    title: 'a vector of another length is refused as a bug, wherever it comes',
    run: simple(({ create }) => {
      const matrix = filled(create(3), [Float32Array.of(1, 0, 0)]);
      const short = Float32Array.of(1, 0);
      expectBug(() => matrix.append(short));
      expectBug(() => matrix.scores(short));
      expectBug(() => {
        matrix.overwrite(0, short);
      });
      expectEqual([matrix.rows, ...matrix.scores(Float32Array.of(1, 0, 0))], [1, 1]);
    }),
  },
  {
    title: 'a row that is not there is refused as a bug',
    run: simple(({ create }) => {
      const vector = Float32Array.of(1, 0, 0);
      const matrix = filled(create(3), [vector]);
      for (const row of [-1, 1, 0.5, NaN]) {
        expectBug(() => {
          matrix.remove(row);
        });
        expectBug(() => {
          matrix.overwrite(row, vector);
        });
      }
      expectEqual([matrix.rows, ...matrix.scores(vector)], [1, 1]);
    }),
  },
  {
    title: 'a dimension that is none is refused as a bug',
    run: simple(({ create }) => {
      for (const dimension of [0, -1, 1.5, NaN]) expectBug(() => create(dimension));
    }),
  },
];

export const vectorMatrixCases: readonly ContractCase<MatrixHost>[] = [
  ...scoring,
  ...keeping,
  ...memory,
  ...misuse,
];
