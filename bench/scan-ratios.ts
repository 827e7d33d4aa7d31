import { decodeBase64 } from '@/foundation/decode-base64';
import { createVectorMatrix } from '@/hosts/shared/vectors/create-vector-matrix';
import { plainVectorMatrix } from '@/hosts/shared/vectors/plain-vector-matrix';
import type { VectorMatrix } from '@/ports/vector-matrix';
import { topRows } from '@/recall/top-rows';

import { howToInstall } from './other-package';
import { readKernel } from './read-kernel';
import { orama, sqliteVec, type Search } from './scan-elsewhere';

// What it costs to find the ten nearest vectors, beside reading the same bytes and beside other packages.
// All sides are timed in turn, each by the median of its round, and the best round counts: what else the
// machine does only ever adds. Finding others than the nearest would be fast for nothing.
const dimension = 384;
const few = 10_000;
const many = 100_000;
const limit = 10;
const pageBytes = 65_536;

/** Xorshift: tens of millions of numbers are wanted, and the same ones each time. */
let state = 42;
function chance(): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return state / 2 ** 31;
}

function unitVector(): Float32Array {
  const vector = new Float32Array(dimension).map(() => chance() + chance() + chance());
  const length = Math.sqrt(vector.reduce((sum, number) => sum + number * number, 0));
  return vector.map((number) => number / length);
}

const vectors = Array.from({ length: many }, unitVector);
const queries = Array.from({ length: 50 }, unitVector);
const queryOf = (run: number): Float32Array => queries[run % queries.length] ?? new Float32Array();

function filled(matrix: VectorMatrix, count: number): VectorMatrix {
  for (const vector of vectors.slice(0, count))
    if (!matrix.append(vector).ok) throw new Error(`only ${matrix.rows} rows fit`);
  return matrix;
}

const request = { limit, isAllowed: () => true, idOf: (row: number) => String(row) };
const found = (matrix: VectorMatrix, query: Float32Array): readonly number[] =>
  topRows(matrix.scores(query), request).map(({ row }) => row);

/** Every cosine, one after another, and all of them sorted. */
function bruteForce(query: Float32Array, count: number): readonly number[] {
  const cosines = new Float64Array(count);
  for (let row = 0; row < count; row += 1) {
    const vector = vectors[row] ?? query;
    let sum = 0;
    for (let place = 0; place < dimension; place += 1)
      sum += (vector[place] ?? 0) * (query[place] ?? 0);
    cosines[row] = sum;
  }
  const rows = [...cosines.keys()].sort((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0));
  return rows.slice(0, limit);
}

/** The share of the true nearest that were found. */
async function recallOf(search: Search, truth: readonly (readonly number[])[]): Promise<number> {
  let hits = 0;
  for (const [index, expected] of truth.entries()) {
    const rows = await search(queryOf(index));
    hits += expected.filter((row) => rows.includes(row)).length;
  }
  return hits / (limit * truth.length);
}

/** Reads the bytes of so many vectors, from memory that holds just those. */
function readerOf(count: number): () => void {
  const bytes = count * dimension * Float32Array.BYTES_PER_ELEMENT;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / pageBytes) });
  const numbers = new Float32Array(memory.buffer);
  for (const [row, vector] of vectors.slice(0, count).entries())
    numbers.set(vector, row * dimension);
  const module = new WebAssembly.Module(Uint8Array.from(decodeBase64(readKernel) ?? []));
  const { exports } = new WebAssembly.Instance(module, { matrix: { memory } });
  const read = exports['read'] as (at: number, end: number) => number;
  return () => {
    read(0, bytes);
  };
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;

type Side = { readonly work: (run: number) => unknown; readonly runs: number };

/** Milliseconds: the median of a side's best round. */
async function timedInTurn(
  sides: Readonly<Record<string, Side>>,
  rounds: number,
): Promise<(name: string) => number> {
  const timed = new Map<string, (readonly number[])[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, side] of Object.entries(sides))
      timed.set(name, [...(timed.get(name) ?? []), await timesOf(side)]);
  return (name) => Math.min(...(timed.get(name) ?? []).map(median));
}

async function timesOf({ work, runs }: Side): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    const working = work(run);
    if (working instanceof Promise) await working;
    times.push(performance.now() - began);
  }
  return times;
}

const small = filled(createVectorMatrix(dimension), few);
const large = filled(createVectorMatrix(dimension), many);
const plain = filled(plainVectorMatrix(dimension), few);
const firstFew = vectors.slice(0, few);
const elsewhere = {
  'sqlite-vec': await sqliteVec(firstFew, dimension),
  Orama: await orama(firstFew, dimension),
};
const others = Object.entries(elsewhere).flatMap(([name, nearest]) =>
  nearest === null ? [] : [{ name, nearest }],
);

const amongFew = queries.map((query) => bruteForce(query, few));
const amongMany = queries.slice(0, 10).map((query) => bruteForce(query, many));
const recalls: readonly (readonly [string, number])[] = [
  ['10,000', await recallOf((query) => found(small, query), amongFew)],
  ['100,000', await recallOf((query) => found(large, query), amongMany)],
  ['10,000, the plain loop', await recallOf((query) => found(plain, query), amongFew)],
];

const ofFew = await timedInTurn(
  {
    ours: { work: (run) => found(small, queryOf(run)), runs: 7 },
    plain: { work: (run) => found(plain, queryOf(run)), runs: 3 },
    ...Object.fromEntries(
      others.map(({ name, nearest }) => [name, { work: (run) => nearest(queryOf(run)), runs: 3 }]),
    ),
  },
  60,
);
const ofMany = await timedInTurn(
  {
    ours: { work: (run) => found(large, queryOf(run)), runs: 5 },
    read: { work: readerOf(many), runs: 5 },
  },
  20,
);

const results = [
  {
    what: 'ms to find ten of 10,000, median',
    value: ofFew('ours'),
    most: 2,
    failsAt: 10,
  },
  {
    what: 'time to find ten of 100,000 to reading their bytes',
    value: ofMany('ours') / ofMany('read'),
    most: 2,
    failsAt: 1,
  },
  ...others.map(({ name }) => ({
    what: `time to find ten of 10,000 to ${name}`,
    value: ofFew('ours') / ofFew(name),
    most: 1 / 2,
    failsAt: 1,
  })),
];

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
for (const [among, recall] of recalls) {
  say(`recall@10 among ${among}: ${recall.toFixed(3)}, must be 1`);
  if (recall !== 1) process.exitCode = 1;
}
for (const { name, nearest } of others)
  say(`recall@10 of ${name}: ${(await recallOf(nearest, amongFew)).toFixed(3)}`);
for (const { what, value, most, failsAt } of results) {
  if (value > most * failsAt) process.exitCode = 1;
  const verdict = value > most ? 'missed' : 'ok';
  say(`${what.padEnd(52)} ${value.toFixed(3)}, at most ${String(most)}: ${verdict}`);
}
const shown = (name: string, ms: number): string => `${name} ${ms.toFixed(2)}`;
const fewNames = ['ours', 'plain', ...others.map(({ name }) => name)];
say(`ms among 10,000: ${fewNames.map((name) => shown(name, ofFew(name))).join(', ')}`);
say(`ms among 100,000: ${['ours', 'read'].map((name) => shown(name, ofMany(name))).join(', ')}`);
if (elsewhere['sqlite-vec'] === null)
  say(`No comparison with sqlite-vec: ${howToInstall('sqlite-vec')}`);
if (elsewhere.Orama === null) say(`No comparison with Orama: ${howToInstall('orama')}`);
