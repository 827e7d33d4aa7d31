import type { Roll } from '@/story/rules/roll';

/** `[4] [5] (1) +1 your nerve = 10, success`: the die in round brackets was dropped. */
export function rollLine({ dice, modifiers, total, band }: Roll): string {
  const shown = [
    ...dice.map(({ value, dropped }) => (dropped ? `(${number(value)})` : `[${number(value)}]`)),
    ...modifiers.map(({ value, reason }) => `${value < 0 ? '' : '+'}${number(value)} ${reason}`),
    '=',
    number(total),
  ];
  return `${shown.join(' ')}${band === null ? '' : `, ${band}`}`;
}

function number(value: number): string {
  return String(value).replace('-', '−');
}
