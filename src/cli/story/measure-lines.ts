import type { Figure } from '@/measure/figure';

export type MeasureReport = {
  readonly figures: readonly Figure[];
  readonly wanted: number;
  readonly played: readonly { readonly seed: number; readonly scenes: number }[];
};

const mostShown = 3;

/** The table of figures, and the first examples of what is not kept. */
export function measureLines({ figures, wanted, played }: MeasureReport): readonly string[] {
  const short = played.filter(({ scenes }) => scenes < wanted);
  const lengths = played.map(({ scenes }) => scenes);
  const stories = `${String(played.length)} ${played.length === 1 ? 'story' : 'stories'}`;
  return [
    `${stories} of ${between(Math.min(...lengths), Math.max(...lengths))} scenes; ${String(wanted)} were wanted`,
    ...short.map(({ seed, scenes }) => `seed ${String(seed)} ended after ${String(scenes)}`),
    ...figures.flatMap((figure) => [
      row(figure),
      ...figure.examples.slice(0, mostShown).map(below),
    ]),
  ];
}

export function likenessLine(likeness: number | null): string {
  return `callbacks whose words are alike too: ${shown(likeness)}`;
}

function row({ id, value, bound, limit, ok, what }: Figure): string {
  const sign = bound === 'at least' ? '≥' : '≤';
  const asked = `${sign} ${String(limit)}`;
  return `${ok ? 'ok    ' : 'FAILED'} ${id.padEnd(20)}${shown(value).padEnd(8)}${asked.padEnd(8)}${what}`;
}

function below(example: string): string {
  return `         ${example}`;
}

function shown(value: number | null): string {
  return value === null ? 'nothing' : String(Math.round(value * 1000) / 1000);
}

function between(least: number, most: number): string {
  return least === most ? String(least) : `${String(least)} to ${String(most)}`;
}
