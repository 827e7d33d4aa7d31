import type { Significance } from '@/story/state/memory';

/** What a person thinks of the player, from -100 to 100 (arch §4.2.3). Sentiment (arch §7.6) is a hundredth of it. */
const strongestFeeling = 100;

/** From here on an impression is strong and fades half as fast (arch §4.1.4). */
const strongFeeling = 50;
/** Above this people are warm, below its opposite cold; between, they do not care (arch §4.2.1). */
const noticedFeeling = 30;
/** Above each of these a feeling counts one more in a roll (arch §4.2.3). */
const tiers = [noticedFeeling, 53, 76] as const;

/** What goes into a first impression, in parts of one (arch §4.2.3). */
const firstImpression = { faction: 0.5, appearance: 0.3, chance: 0.2 } as const;

/** A tenth a unit of in-game time (arch §4.1.4). */
export const usualDecay = 0.1;

/**
 * A first impression, from parts between -100 and 100. Where factions count for more or less than usual,
 * appearance and chance share the rest as they always do.
 */
export function initialFeeling(
  parts: Readonly<Record<keyof typeof firstImpression, number>>,
  factionWeight: number = firstImpression.faction,
): number {
  const { faction, appearance, chance } = firstImpression;
  const rest = (1 - factionWeight) / (1 - faction);
  return withinFeelings(
    parts.faction * factionWeight + (parts.appearance * appearance + parts.chance * chance) * rest,
  );
}

/** What each thing they like to see on the player adds to a first impression, or takes if they do not. */
const seenThing = 50;

/** What the player's belongings and traits make someone think, from -100 to 100. */
export function appearanceOf(
  seen: ReadonlySet<string>,
  { likes, dislikes }: { readonly likes: readonly string[]; readonly dislikes: readonly string[] },
): number {
  const count = (things: readonly string[]): number =>
    new Set(things.filter((thing) => seen.has(thing))).size;
  return withinFeelings((count(likes) - count(dislikes)) * seenThing);
}

/** What a deed of this weight adds or takes (arch §7.6). @public: asked by the service that changes feelings. */
export const feelingChange: Readonly<Record<Significance, number>> = {
  low: 10,
  medium: 30,
  high: 50,
};

/** A faded feeling has no end of digits; a tenth is more than anyone can tell. */
export function inTenths(feeling: number): number {
  return Math.round(feeling * 10) / 10;
}

export function withinFeelings(feeling: number): number {
  return Math.min(strongestFeeling, Math.max(-strongestFeeling, feeling));
}

/**
 * A feeling after some units of in-game time: it fades toward neutral and never past it. A strong one
 * fades at half the rate until it is strong no more.
 */
export function fadedFeeling(feeling: number, units: number, rate = usualDecay): number {
  const slow = 1 - rate / 2;
  // A rate too small to be told from none would divide by zero below.
  if (units <= 0 || slow >= 1 || feeling === 0) return feeling;
  const size = Math.abs(feeling);
  const unitsStrong = size > strongFeeling ? Math.log(strongFeeling / size) / Math.log(slow) : 0;
  const faded =
    units <= unitsStrong
      ? size * slow ** units
      : Math.min(size, strongFeeling) * Math.max(0, 1 - rate) ** (units - unitsStrong);
  return Math.sign(feeling) * faded;
}

export type Attitude = 'warm' | 'neutral' | 'cold';

export function attitudeOf(feeling: number): Attitude {
  if (feeling > noticedFeeling) return 'warm';
  return feeling < -noticedFeeling ? 'cold' : 'neutral';
}

/** What a feeling does to a roll before any cap: 1 to 3, for or against (arch §4.2.3). */
export function feelingModifier(feeling: number, scale = 1): number {
  const tier = tiers.filter((bound) => Math.abs(feeling) > bound).length;
  return tier === 0 ? 0 : Math.sign(feeling) * tier * scale;
}
