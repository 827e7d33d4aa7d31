import { isJsonObject, type Json } from '@/foundation/json';
import { bulkFault } from '@/foundation/json-trees/bulk-fault';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { columnFault, columnsOf, type ColumnType, type RowKind } from '@/transfer/row-columns';
import { decodedLines } from '@/transfer/decoded-lines';

export type Row = Readonly<Record<string, Json>>;
/** A row in its list, each column a text, a number or nothing. */
const rowBulk = { depth: 2, values: 100 };

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
export function readRowLines(bytes: Uint8Array): Result<readonly RowLine[], string> {
  const lines = decodedLines(bytes);
  if (!lines.ok) return lines;
  const rows: RowLine[] = [];
  for (const line of lines.value) {
    const row = readRowLine(line ?? '');
    if (!row.ok) return fail(`line ${String(rows.length + 1)} ${row.error}`);
    rows.push(row.value);
  }
  return succeed(rows);
}

function readRowLine(line: string): Result<RowLine, string> {
  if (bulkFault(line, rowBulk) !== null) return fail('is no row');
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
