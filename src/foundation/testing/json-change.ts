import { isJsonObject, type Json } from '@/foundation/json';
import type { SeededRandom } from '@/foundation/seeded-random';

export type JsonPath = readonly (string | number)[];
/** What stands in the place of a value; undefined when it is gone. */
export type JsonChange = (value: Json) => Json | undefined;

/** No number that `JSON.stringify` could write. */
const tooLarge = 'a number too large';

function nested(levels: number): Json {
  let value: Json = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}

const changes: Readonly<Record<string, (value: Json, random: SeededRandom) => Json | undefined>> = {
  nothing: () => null,
  'is gone': () => undefined,
  'a number': () => 7,
  'a negative number': () => -1,
  'half a number': () => 0.5,
  'the largest number': () => Number.MAX_SAFE_INTEGER,
  'the smallest number': () => Number.MIN_SAFE_INTEGER,
  'a huge number': () => 1e300,
  'a number too large': () => tooLarge,
  true: () => true,
  'no text': () => '',
  'another text': () => 'wrong',
  'a word of every object': (_value, random) =>
    random.pick(['__proto__', 'constructor', 'toString', 'hasOwnProperty']),
  'a long text': () => 'aé .{*'.repeat(5_000),
  'a very long text': (_value, random) => 'x'.repeat(random.between(0, 3) === 0 ? 263_000 : 12_000),
  'a text with controls': () => 'a\u001b]0;b\u0007\u202e\u0000c\ud800',
  'an object': () => ({}),
  'an object with a prototype': () =>
    JSON.parse('{"__proto__":{"text":"x","kind":"wait"},"constructor":{"prototype":{}}}') as Json,
  'a list': () => [],
  'a list of nothing': () => [null, null],
  'a list of anything': () => [{}, 'a', 3, [null]],
  'a deep value': () => nested(80),
  'a very deep value': () => nested(2_000),
  'the value in a list': (value) => [value ?? null],
  'the value twice': (value) => (isList(value) ? [...value, ...value] : (value ?? null)),
  'the value as text': (value) => JSON.stringify(value ?? null),
  'a field more': (value) => (isJsonObject(value) ? { ...value, more: [{}] } : { more: 1 }),
};

/** One way to spoil a value, and how it is called. */
export function jsonChange(random: SeededRandom): {
  readonly name: string;
  readonly change: JsonChange;
} {
  const name = anyOf(Object.keys(changes), random);
  return { name, change: (value) => changes[name]?.(value, random) };
}

/** As text, with one value changed. */
export function changedJson(content: Json, path: JsonPath, change: JsonChange): string {
  const text = JSON.stringify(changedAt(content, path, change));
  return text.replaceAll(JSON.stringify(tooLarge), '1e999');
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function anyOf<T>(list: readonly T[], random: SeededRandom): T {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error('there is nothing to draw from');
  return random.pick([first, ...rest]);
}

/** Every value of a tree, itself included. */
export function* pathsIn(value: Json, before: JsonPath = []): Generator<JsonPath> {
  yield before;
  if (isList(value))
    for (const [index, each] of value.entries()) yield* pathsIn(each, [...before, index]);
  else if (isJsonObject(value))
    for (const [key, each] of Object.entries(value)) yield* pathsIn(each, [...before, key]);
}

function changedAt(value: Json, [step, ...rest]: JsonPath, change: JsonChange): Json {
  if (step === undefined) return change(value) ?? null;
  if (isList(value))
    return value.map((each, index) => (index === step ? changedAt(each, rest, change) : each));
  const entries = Object.entries(value as Readonly<Record<string, Json>>).flatMap(
    ([key, each]): readonly (readonly [string, Json])[] => {
      if (key !== step) return [[key, each]];
      if (rest.length > 0) return [[key, changedAt(each, rest, change)]];
      const changed = change(each);
      return changed === undefined ? [] : [[key, changed]];
    },
  );
  return Object.fromEntries(entries);
}
