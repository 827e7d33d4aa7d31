import type { Scalar } from '@op-engineering/op-sqlite';

import type { SqlValue, Statement } from '@/ports/sql-database';

export type BoundStatement = { readonly sql: string; readonly params: Scalar[] };

const largestBoundWhole = 2 ** 31 - 1;

/** Quoted words and comments, in which a `?` is only a character; then the parameters themselves. */
const wordsAndParameters =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]?|--[^\n]*|\/\*[\s\S]*?\*\/|\?/g;

/**
 * The driver has no bigint, and hands SQLite whole numbers over 32 bits as floating ones. Those are
 * written into the statement instead: they are digits, nothing can hide in them.
 */
export function boundStatement({ sql, params }: Statement): BoundStatement {
  const bound: Scalar[] = [];
  let position = 0;
  const text = sql.replace(wordsAndParameters, (word) => {
    const value = params[position];
    if (word !== '?' || value === undefined) return word;
    position += 1;
    if (isGreatWhole(value)) return String(value);
    bound.push(value);
    return word;
  });
  return { sql: text, params: bound };
}

/** Of each value of the rows: a whole number as text, and null for everything else. */
export function wholeNumbersQuery(sql: string, columns: number): string {
  const names = Array.from({ length: columns }, (_, column) => `c${String(column)}`);
  const texts = names.map((name) => `CASE typeof(${name}) WHEN 'integer' THEN '' || ${name} END`);
  // Materialized: the rows come once, in the order they were asked for. A line of its own: a comment may be last.
  return `WITH asked (${names.join()}) AS MATERIALIZED (${sql.replace(/;\s*$/, '')}\n) SELECT ${texts.join()} FROM asked`;
}

/** Numbers come as floating ones; from 2⁵³ on those are not what was stored. */
export function mayBeRounded(value: Scalar | undefined): boolean {
  return typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
}

function isGreatWhole(value: SqlValue): value is number | bigint {
  if (typeof value === 'bigint') return true;
  return Number.isSafeInteger(value) && Math.abs(value as number) > largestBoundWhole;
}
