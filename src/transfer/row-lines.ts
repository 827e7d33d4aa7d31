import { isJsonObject, type Json } from '@/foundation/json';
import { rowLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { columnFault, columnsOf, type ColumnType, type RowKind } from '@/transfer/row-columns';

export type Row = Readonly<Record<string, Json>>;
export type RowLine = { readonly kind: RowKind; readonly row: Row };

/** One row as one line, `["scene",{…}]`: columns always in the same order, so that bytes repeat. */
export function rowLine(kind: RowKind, row: Row): string {
  const ordered = Object.keys(columnsOf[kind]).map((column) => [column, row[column] ?? null]);
  return `${JSON.stringify([kind, Object.fromEntries(ordered)])}\n`;
}

/**
 * Exactly the columns of its kind, each of its type; a line that is anything else spoils them all. What is
 * wrong is said for the end of a sentence.
 */
export function readRowLines(text: string): Result<readonly RowLine[], string> {
  const lines = text.split('\n');
  // What was cut off has no end.
  if (lines.pop() !== '') return fail('its last line is cut off');
  if (lines.length > rowLimits.count)
    return fail(`it has more than ${String(rowLimits.count)} rows`);
  const rows: RowLine[] = [];
  for (const [index, line] of lines.entries()) {
    const row = readRowLine(line);
    if (!row.ok) return fail(`line ${String(index + 1)} ${row.error}`);
    rows.push(row.value);
  }
  return succeed(rows);
}

function readRowLine(line: string): Result<RowLine, string> {
  const parsed = parseJson(line);
  if (!parsed.ok || !Array.isArray(parsed.value) || parsed.value.length !== 2)
    return fail('is no row');
  const [kind, row] = parsed.value as readonly unknown[];
  if (!isRowKind(kind) || !isJsonObject(row)) return fail('is no row of a kind that is known');
  const columns: Readonly<Record<string, ColumnType>> = columnsOf[kind];
  for (const [column, type] of Object.entries(columns)) {
    const wrong = Object.hasOwn(row, column) ? columnFault(type, row[column]) : 'is missing';
    if (wrong !== null) return fail(`is a ${kind} whose ${column} ${wrong}`);
  }
  return Object.keys(row).length === Object.keys(columns).length
    ? succeed({ kind, row })
    : fail(`is a ${kind} with a column that nobody knows`);
}

function isRowKind(value: unknown): value is RowKind {
  return typeof value === 'string' && Object.hasOwn(columnsOf, value);
}
