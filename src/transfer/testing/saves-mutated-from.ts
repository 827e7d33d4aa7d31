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
type RowList = Exclude<keyof WholeStory, 'assetBytes'>;
type Change = (value: Json, random: SeededRandom) => Json | undefined;
type Drawn = (value: Json) => Json | undefined;
type Columns = Readonly<Record<string, Json>>;

/** A column of a row, or a value inside of one that holds JSON. */
type Field = {
  readonly list: RowList;
  readonly at: number;
  readonly column: string;
  /** Null for the column itself. */
  readonly inside: { readonly path: Path; readonly content: Json } | null;
};

/** Columns that hold JSON are changed inside, too. */
const jsonColumns: ReadonlySet<string> = new Set(['body', 'outcome', 'words', 'value']);

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

/** Every call of what is returned changes one field of the story, which was read from a save. */
export function savesMutatedFrom(story: WholeStory): (random: SeededRandom) => MutatedSave {
  const fields = fieldsOf(story);
  const names = Object.keys(changes);
  return (random) => {
    const field = anyOf(fields, random);
    const name = anyOf(names, random);
    const change = (value: Json): Json | undefined => changes[name]?.(value, random);
    const stories = [resealedStory(withField(story, field, change))];
    const { list, at, column, inside } = field;
    const where = [column, ...(inside?.path ?? [])].join('.');
    return {
      what: `${list}[${String(at)}] ${where}: ${name}`,
      bytes: writeSaveFile({ kind: 'story', madeBy: '0.0.1', stories, settings: [] }),
    };
  };
}

function fieldsOf({ assetBytes: _, ...lists }: WholeStory): readonly Field[] {
  return (Object.entries(lists) as readonly (readonly [RowList, unknown])[]).flatMap(
    ([list, rows]) =>
      ([rows].flat() as readonly Columns[]).flatMap((row, at) =>
        Object.entries(row).flatMap(([column, value]): readonly Field[] => {
          const field = { list, at, column, inside: null };
          if (!jsonColumns.has(column) || typeof value !== 'string') return [field];
          const content = JSON.parse(value) as Json;
          const inside = [...pathsIn(content)].map((path) => ({
            ...field,
            inside: { path, content },
          }));
          return [field, ...inside];
        }),
      ),
  );
}

function withField(
  story: WholeStory,
  { list, at, column, inside }: Field,
  change: Drawn,
): WholeStory {
  const changed = (row: Columns): Columns => ({
    ...row,
    [column]: inside === null ? plainly(change, row[column]) : changedInside(inside, change),
  });
  const rows = story[list] as unknown;
  return {
    ...story,
    [list]: Array.isArray(rows)
      ? (rows as readonly Columns[]).map((row, index) => (index === at ? changed(row) : row))
      : changed(rows as Columns),
  };
}

function plainly(change: Drawn, value: Json | undefined): Json {
  return change(value ?? null) ?? null;
}

function changedInside({ path, content }: NonNullable<Field['inside']>, change: Drawn): string {
  const text = JSON.stringify(changedAt(content, path, change));
  return text.replaceAll(JSON.stringify(tooLarge), '1e999');
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
