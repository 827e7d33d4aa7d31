import type { Bounded } from '@/ui/tools/view/bounded';
import type { LogLine } from '@/ui/tools/view/log-line';

export type NumberedLine = { readonly id: number; readonly line: LogLine };

export type LogFilter = 'everything' | 'problems';

/** So many lines are drawn at once; more come when they are asked for. */
const linesAtOnce = 100;

/** The lines that are drawn: from a given one on, or the newest. */
export function logWindow(
  { items, dropped }: Bounded<LogLine>,
  { filter, from }: { readonly filter: LogFilter; readonly from: number | null },
): {
  readonly lines: readonly NumberedLine[];
  /** How many fitting ones stand before them. */
  readonly earlier: number;
  /** Where to begin to see some of those. */
  readonly earlierFrom: number;
} {
  const all = items
    .map((line, index) => ({ id: dropped + index, line }))
    .filter(({ line }) => filter === 'everything' || isProblem(line));
  const first =
    from === null
      ? Math.max(0, all.length - linesAtOnce)
      : all.filter(({ id }) => id < from).length;
  return {
    lines: all.slice(first),
    earlier: first,
    earlierFrom: all[Math.max(0, first - linesAtOnce)]?.id ?? 0,
  };
}

export function isProblem({ level }: Pick<LogLine, 'level'>): boolean {
  return level === 'warn' || level === 'error';
}
