import type { TextFault } from '@/foundation/parse-text';

/** What is wrong in an expression, and where in it. */
export function conditionFault(text: string, { message, line = 1, column }: TextFault): string {
  const character = column === undefined ? '' : ` at character ${String(column)}`;
  const where = line > 1 ? `${character} of line ${String(line)}` : character;
  return `"${text}"${where}: ${message}`;
}
