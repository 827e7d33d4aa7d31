import type { Roll } from '@/story/roll';

/** `[4] [5] +1 your nerve = 10, success` */
export function rollLine({ dice, modifiers, total, band }: Roll): string {
  const shown = [
    ...dice.map(({ value }) => `[${String(value)}]`),
    ...modifiers.map(
      ({ value, reason }) => `${value < 0 ? '−' : '+'}${String(Math.abs(value))} ${reason}`,
    ),
  ];
  return `${shown.join(' ')} = ${String(total)}${band === null ? '' : `, ${band}`}`;
}
