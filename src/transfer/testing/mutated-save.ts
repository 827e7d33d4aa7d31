import { isJsonObject, type Json } from '@/foundation/json';
import type { SeededRandom } from '@/foundation/seeded-random';
import type { WholeStory } from '@/persistence/rows/whole-story';
import { writeSaveFile } from '@/transfer/save-file';
import { resealedStory } from '@/transfer/testing/resealed-story';

/** A save with one field changed and every checksum right. */
export type MutatedSave = {
  /** Row, field and what stands there now. */
  readonly what: string;
  readonly bytes: Uint8Array;
};

type Path = readonly (string | number)[];
type RowList = Exclude<keyof WholeStory, 'playthrough' | 'assetBytes'>;
type Change = (value: Json | undefined, random: SeededRandom) => Json | undefined;

const lists = [
  ...['scenes', 'scenes', 'scenes', 'scenes', 'scenes', 'scenes', 'entries', 'entries'],
  ...['branches', 'saves', 'assets', 'storage', 'visits', 'visitedScenes', 'portraits'],
] as readonly RowList[];

/** Columns that hold JSON are changed inside, too. */
const jsonColumns: ReadonlySet<string> = new Set(['body', 'outcome', 'words', 'value']);
const insideOfTen = 9;

/** No number that `JSON.stringify` could write. */
const tooLarge = 'a number too large';

function nested(levels: number): Json {
  let value: Json = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}

const changes: Readonly<Record<string, Change>> = {
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
  'a very long text': () => 'x '.repeat(300_000),
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

/** `story` is one that was read from a save; each call draws one change. */
export function mutatedSave(story: WholeStory, random: SeededRandom): MutatedSave {
  const list = random.between(0, 9) === 0 ? 'playthrough' : anyOf(lists, random);
  const rows = list === 'playthrough' ? [story.playthrough] : story[list];
  if (rows.length === 0) return mutatedSave(story, random);
  const at = random.between(0, rows.length - 1);
  const { row, what } = mutatedRow(rows[at] as unknown as Readonly<Record<string, Json>>, random);
  const changed = {
    ...story,
    [list]: list === 'playthrough' ? row : rows.map((each, index) => (index === at ? row : each)),
  };
  const madeBy = '0.0.1';
  const stories = [resealedStory(changed)];
  const bytes = writeSaveFile({ kind: 'story', madeBy, stories, settings: [] });
  return { what: `${list}[${String(at)}] ${what}`, bytes };
}

function mutatedRow(
  row: Readonly<Record<string, Json>>,
  random: SeededRandom,
): { readonly row: unknown; readonly what: string } {
  const inner = Object.keys(row).filter(
    (column) => jsonColumns.has(column) && row[column] !== null,
  );
  const isInside = inner.length > 0 && random.between(1, 10) <= insideOfTen;
  const column = anyOf(isInside ? inner : Object.keys(row), random);
  const name = anyOf(Object.keys(changes), random);
  const change = changes[name];
  if (change === undefined) throw new Error(`there is no change ${name}`);
  if (!isInside)
    return {
      row: { ...row, [column]: change(row[column], random) ?? null },
      what: `${column}: ${name}`,
    };
  const text = row[column];
  const content = JSON.parse(typeof text === 'string' ? text : 'null') as Json;
  const path = anyOf([...pathsIn(content)], random);
  const written = JSON.stringify(changedAt(content, path, (value) => change(value, random)));
  return {
    row: { ...row, [column]: written.replaceAll(JSON.stringify(tooLarge), '1e999') },
    what: `${column} ${path.join('.')}: ${name}`,
  };
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function anyOf<T>(list: readonly T[], random: SeededRandom): T {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error('there is nothing to draw from');
  return random.pick([first, ...rest]);
}

/** Every value of a tree, itself included. */
function* pathsIn(value: Json, before: Path = []): Generator<Path> {
  yield before;
  if (isList(value))
    for (const [index, each] of value.entries()) yield* pathsIn(each, [...before, index]);
  else if (isJsonObject(value))
    for (const [key, each] of Object.entries(value)) yield* pathsIn(each, [...before, key]);
}

function changedAt(
  value: Json,
  [step, ...rest]: Path,
  change: (value: Json) => Json | undefined,
): Json {
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
