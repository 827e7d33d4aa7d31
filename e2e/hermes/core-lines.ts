import { checkContract } from '@/contracts/check-contract';
import type { ValidateFunction } from '@/contracts/generated/contract-types';
import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { Json } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { parseYaml } from '@/foundation/parse-yaml';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import { sha256Hex } from '@/foundation/sha256';
import { createVectorMatrix } from '@/hosts/shared/vectors/create-vector-matrix';
import type { ScriptOutput } from '@/ports/script-host';
import { verdictOf } from '@/protocol/invocation';
import { LineDecoder } from '@/protocol/line-decoder';
import { readInvocation } from '@/protocol/read-invocation';
import { topRows } from '@/recall/top-rows';
import { holds } from '@/story/conditions/condition';
import type { Moment } from '@/story/conditions/moment';
import { parseCondition } from '@/story/conditions/parse-condition';

import type { SmokeInput } from './smoke-input';

/** The generated validator of every contract, by its name. */
export type Validators = Readonly<Record<string, ValidateFunction<unknown>>>;

const conditions = [
  'not has(inventory.lamp) and scene_count >= 3',
  "feeling.dunya > 0.25 or roll == 'success'",
  'count(inventory) * 2 - 1 <= 4',
  'a ==',
  '/x/.test(y)',
];

const texts = ['{"a": [1, 2.50, 1e21, -0]}', '{"a": ', 'a: [1, "ä"]\nb: {c: 2026-11-16}', 'a: [1'];

const sentences = ['', 'Forty-three smokes.', 'Grüezi 水 \u{1F56F} \u0000'];

/** The small parts of the core rooms, each as one line. */
export async function coreLines(
  { examples }: SmokeInput,
  validators: Validators,
): Promise<readonly string[]> {
  const invocations = (examples['tool-events'] ?? []).map(readTwice);
  return [
    ...Object.entries(examples).flatMap(([contract, all]) =>
      all.map((example) =>
        line('contract', contract, contractVerdict(validators[contract], example)),
      ),
    ),
    ...(await Promise.all(invocations)).map((read) => line('protocol', read)),
    ...conditions.map((text) => line('condition', text, judged(text))),
    ...texts.map((text) => line('text', jsonOf(text), parseYaml(text))),
    ...sentences.map((text) => line('hash', text, sha256Hex(text), seedFrom(7, text))),
    line('decoded', decoded(`${sentences.join('\n')}\n`)),
    line('chance', ...drawn(20)),
    line('nearest', ...nearestRows()),
    line('merged', deepMerge({ a: { b: 1, c: [1] } }, { a: { b: null, d: 0.1 + 0.2 } })),
  ];
}

function line(...parts: readonly unknown[]): string {
  return JSON.stringify(parts);
}

function contractVerdict(validate: Validators[string] | undefined, example: unknown): unknown {
  return validate === undefined ? 'no validator' : checkContract(validate, example);
}

/** Each machine has its own words for what is wrong with JSON. */
function jsonOf(text: string): unknown {
  const parsed = parseJson(text);
  return parsed.ok ? parsed : 'not JSON';
}

/** Scored by the kernel on Node and by the plain loop on Hermes: the same rows, to the last bit of each score. */
function nearestRows(): readonly unknown[] {
  const random = seededRandom(11);
  const vector = (): Float32Array =>
    Float32Array.from({ length: 100 }, () => random.between(-1_000, 1_000) / 6_000);
  const matrix = createVectorMatrix(100);
  for (let row = 0; row < 500; row += 1) matrix.append(vector());
  const isAllowed = (row: number): boolean => row % 3 > 0;
  return topRows(matrix.scores(vector()), { limit: 40, isAllowed, idOf: String });
}

/** In pieces that cut letters in two. */
function decoded(text: string): unknown {
  const bytes = new TextEncoder().encode(text);
  const decoder = new LineDecoder({ outputBytes: bytes.length, lineBytes: bytes.length, lines: 9 });
  const pieces = Array.from({ length: Math.ceil(bytes.length / 3) }, (_, at) =>
    decoder.feed(bytes.subarray(3 * at, 3 * at + 3)),
  );
  return [...pieces, decoder.end()];
}

/** The same event twice: the second may be one too many. */
async function readTwice(example: unknown): Promise<unknown> {
  const text = JSON.stringify(example);
  const invocation = await readInvocation(
    outputs([
      { kind: 'line', text },
      { kind: 'line', text },
      { kind: 'exit', code: 0, reason: 'finished', message: '' },
    ]),
  );
  return [invocation, verdictOf(invocation)];
}

// oxlint-disable-next-line typescript/require-await -- because a script's output is asynchronous, and this one is not
async function* outputs(all: readonly ScriptOutput[]): AsyncGenerator<ScriptOutput> {
  yield* all;
}

function judged(text: string): unknown {
  const condition = parseCondition(text);
  if (!condition.ok) return condition;
  const moments: readonly Moment[] = [1, 3].map((sceneNumber) => ({
    state: {},
    sceneNumber,
    roll: 'success',
  }));
  return moments.map((moment) => holds(condition.value, moment));
}

function drawn(count: number): readonly Json[] {
  const random = seededRandom(7);
  return Array.from({ length: count }, () => random.between(1, 20));
}
