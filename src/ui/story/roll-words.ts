import type { Roll } from '@/story/roll';
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
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function modifierWords({ modifiers }: Roll): readonly string[] {
  return modifiers.map(({ name, reason, value }) => `${capital(reason || name)} ${signed(value)}`);
}

export function diceWords({ dice }: Roll): string {
  return texts.roll.dice(dice.map(({ value }) => value).join(' + '));
}

export function spokenRoll(roll: Roll): string {
  const values = roll.dice.map(({ value }) => value).join(texts.roll.and);
  const band = roll.band === null ? null : bandWords(roll.band).toLowerCase();
  return texts.roll.spoken(values, roll.total, band);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
