import { isJsonObject, type Json } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';

type ColumnType = 'text' | 'number' | 'text or nothing' | 'number or nothing';

/** Every kind of line there is, with the columns of its row. */
export const columnsOf = {
  playthrough: {
    id: 'text',
    campaign: 'text',
    body: 'text',
    created_at: 'number',
    head_scene: 'text or nothing',
    head_branch: 'text',
    commits: 'number',
    digest: 'text',
    hash: 'text',
  },
  branch: { id: 'text', ordinal: 'number', forked_from: 'text or nothing', hash: 'text' },
  scene: {
    id: 'text',
    branch: 'text',
    parent: 'text or nothing',
    number: 'number',
    at: 'number',
    outcome: 'text',
    hash: 'text',
    words: 'text or nothing',
    words_hash: 'text or nothing',
  },
  entry: {
    id: 'text',
    scene: 'text',
    ordinal: 'number',
    at: 'number',
    body: 'text',
    hash: 'text',
  },
  save: { name: 'text', scene: 'text', at: 'number', hash: 'text' },
  asset: {
    id: 'text',
    scene: 'text',
    tool: 'text',
    kind: 'text',
    media_type: 'text',
    body: 'text',
    checksum: 'text',
    created_at: 'number',
    hash: 'text',
  },
  storage: { skill: 'text', key: 'text', value: 'text', hash: 'text' },
  visit: {
    id: 'text',
    started_at: 'number',
    ended_at: 'number or nothing',
    location: 'text or nothing',
  },
  'visited scene': { branch: 'text', scene_number: 'number', session: 'text' },
  portrait: {
    id: 'text',
    character: 'text',
    image_path: 'text',
    description_hash: 'text',
    generated_at: 'number',
  },
  setting: { key: 'text', value: 'text' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ColumnType>>>>;

export type RowKind = keyof typeof columnsOf;
export type Row = Readonly<Record<string, Json>>;
export type RowLine = { readonly kind: RowKind; readonly row: Row };

/** One row as one line, `["scene",{…}]`: columns always in the same order, so that bytes repeat. */
export function rowLine(kind: RowKind, row: Row): string {
  const ordered = Object.keys(columnsOf[kind]).map((column) => [column, row[column] ?? null]);
  return `${JSON.stringify([kind, Object.fromEntries(ordered)])}\n`;
}

/** Exactly the columns of its kind, each of its type; a line that is anything else spoils them all. */
export function readRowLines(text: string): Result<readonly RowLine[], 'unreadable'> {
  const lines = text.split('\n');
  // What was cut off has no end.
  if (lines.pop() !== '') return fail('unreadable');
  const rows: RowLine[] = [];
  for (const line of lines) {
    const row = readRowLine(line);
    if (row === null) return fail('unreadable');
    rows.push(row);
  }
  return succeed(rows);
}

function readRowLine(line: string): RowLine | null {
  const parsed = parseJson(line);
  if (!parsed.ok || !Array.isArray(parsed.value) || parsed.value.length !== 2) return null;
  const [kind, row] = parsed.value as readonly unknown[];
  if (!isRowKind(kind) || !isJsonObject(row)) return null;
  const columns: Readonly<Record<string, ColumnType>> = columnsOf[kind];
  const isComplete =
    Object.keys(row).length === Object.keys(columns).length &&
    Object.entries(columns).every(
      ([column, type]) => Object.hasOwn(row, column) && isOfType(row[column], type),
    );
  return isComplete ? { kind, row } : null;
}

function isRowKind(value: unknown): value is RowKind {
  return typeof value === 'string' && Object.hasOwn(columnsOf, value);
}

function isOfType(value: unknown, type: ColumnType): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return Number.isSafeInteger(value);
    case 'text or nothing':
      return value === null || typeof value === 'string';
    case 'number or nothing':
      return value === null || Number.isSafeInteger(value);
  }
}
