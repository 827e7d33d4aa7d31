import type { Roll } from '@/story/rules/roll';
import { texts } from '@/ui/texts/texts';

export type RollTone = 'well' | 'mixed' | 'wrong';

const tones: ReadonlyMap<string, RollTone> = new Map([
  ['success', 'well'],
  ['partial', 'mixed'],
  ['failure', 'wrong'],
]);
const knownBands: ReadonlyMap<string, string> = new Map(Object.entries(texts.roll.bands));

/** A campaign may have bands of its own, with words of its own. */
export function bandWords(band: string | null): string {
  if (band === null) return '';
  return (
    knownBands.get(band) ?? band.charAt(0).toUpperCase() + band.slice(1).replaceAll(/[-_]/g, ' ')
  );
}

export function rollTone(band: string | null): RollTone {
  return tones.get(band ?? '') ?? 'mixed';
}

export function signed(value: number): string {
  return value < 0 ? withTrueMinus(value) : `+${value}`;
}

/** A number with a true minus. */
export function withTrueMinus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

export function modifierWords({ modifiers }: Roll): readonly string[] {
  return modifiers.map(({ name, reason, value }) => `${capital(reason || name)} ${signed(value)}`);
}

/** The dice are not shown where the player does not want to see each of them. */
export function diceWords({ dice }: Roll): string {
  return dice.length === 0 ? texts.roll.hidden : texts.roll.dice(...valuesOf(dice, ' + '));
}

export function spokenRoll({ dice, total, band }: Roll): string {
  const outcome = texts.roll.outcome(
    withTrueMinus(total),
    band === null ? null : bandWords(band).toLowerCase(),
  );
  if (dice.length === 0) return capital(outcome);
  return `${texts.roll.dice(...valuesOf(dice, texts.roll.and))}, ${outcome}`;
}

/** Those that count and those that were dropped. */
function valuesOf(dice: Roll['dice'], and: string): readonly [string, string] {
  const values = (which: Roll['dice']) => which.map(({ value }) => withTrueMinus(value));
  return [
    values(dice.filter(({ dropped }) => !dropped)).join(and),
    values(dice.filter(({ dropped }) => dropped)).join(texts.roll.and),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
