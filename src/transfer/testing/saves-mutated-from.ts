import type { Json } from '@/foundation/json';
import type { SeededRandom } from '@/foundation/seeded-random';
import {
  anyOf,
  changedJson,
  jsonChange,
  pathsIn,
  type JsonChange,
  type JsonPath,
} from '@/foundation/testing/json-change';
import type { WholeStory } from '@/persistence/rows/whole-story';
import { writeSaveFile } from '@/transfer/save-file';
import { resealedStory } from '@/transfer/testing/resealed-story';

/** A save with one field changed and every checksum right. */
export type MutatedSave = {
  /** Row, field and what stands there now. */
  readonly what: string;
  readonly bytes: Uint8Array;
};

type RowList = Exclude<keyof WholeStory, 'assetBytes'>;
type Columns = Readonly<Record<string, Json>>;

/** A column of a row, or a value inside of one that holds JSON. */
type Field = {
  readonly list: RowList;
  readonly at: number;
  readonly column: string;
  /** Null for the column itself. */
  readonly inside: { readonly path: JsonPath; readonly content: Json } | null;
};

/** Columns that hold JSON are changed inside, too. */
const jsonColumns: ReadonlySet<string> = new Set(['body', 'outcome', 'words', 'value']);

/** Every call of what is returned changes one field of the story, which was read from a save. */
export function savesMutatedFrom(story: WholeStory): (random: SeededRandom) => MutatedSave {
  const fields = fieldsOf(story);
  return (random) => {
    const field = anyOf(fields, random);
    const { name, change } = jsonChange(random);
    const stories = [resealedStory(packable(withField(story, field, change)))];
    const { list, at, column, inside } = field;
    const where = [column, ...(inside?.path ?? [])].join('.');
    return {
      what: `${list}[${String(at)}] ${where}: ${name}`,
      bytes: writeSaveFile({ kind: 'story', madeBy: '0.0.1', stories, settings: [] }),
    };
  };
}

/** A story's id names its file, and no zip has a longer name. */
const longestName = 60_000;

function packable(story: WholeStory): WholeStory {
  const { playthrough } = story;
  const id: unknown = playthrough.id;
  if (typeof id !== 'string' || id.length <= longestName) return story;
  return {
    ...story,
    playthrough: { ...playthrough, id: id.slice(0, longestName) },
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
  change: JsonChange,
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

function plainly(change: JsonChange, value: Json | undefined): Json {
  return change(value ?? null) ?? null;
}

function changedInside(
  { path, content }: NonNullable<Field['inside']>,
  change: JsonChange,
): string {
  return changedJson(content, path, change);
}
