import { deepMergeAll } from '@/foundation/json-trees/deep-merge';
import { readSteps } from '@/foundation/json-trees/dot-path';
import { isJsonObject, type JsonObject } from '@/foundation/json';
import { fadedFeeling, inTenths, withinFeelings } from '@/story/state/feelings';
import { deedPatch, shareFelt } from '@/story/state/gossip';
import { feelingUnitMinutes } from '@/story/state/in-game-time';
import type { Rules } from '@/story/rules/rules';
import { decayOf, notePatch, noteOf, type StandingReason } from '@/story/state/standing-notes';
import { feelingOf, minutesOf, type StoryState } from '@/story/state/story-state';

export type Scale = { readonly min: number; readonly max: number };

/** Where a faction's score starts and how far it goes. */
export type FactionRule = {
  readonly name: string;
  readonly start: number;
  readonly scale: Scale;
};

const feelings: Scale = { min: -100, max: 100 };

/**
 * What changes an opinion of the player. It says by how much, not to what: two scripts that run side by
 * side and know nothing of each other both count.
 */
export type StandingChange =
  | {
      readonly kind: 'faction';
      readonly faction: string;
      readonly by: number;
      readonly reason: string | null;
      readonly decayRate: number | null;
      readonly rule: FactionRule;
    }
  | {
      readonly kind: 'impression';
      readonly person: string;
      readonly feeling: number;
      readonly reason: string;
      readonly decayRate: number | null;
    }
  | {
      readonly kind: 'deed';
      readonly person: string;
      readonly by: number;
      readonly reason: string | null;
      readonly decayRate: number | null;
      /** Null when it is between the player and this person, and nobody hears of it. */
      readonly witnesses: readonly string[] | null;
    };

/** The campaign's own rule for a faction; null when it names no such faction. */
export function ruleOfFaction({ factions }: Rules, faction: string): FactionRule | null {
  const named = Object.hasOwn(factions, faction) ? factions[faction] : undefined;
  if (named === undefined) return null;
  const { name, start, scale } = named;
  return { name, start, scale: { min: -scale, max: scale } };
}

/** Of a faction the campaign does not name. */
export function ruleOfUnnamed(faction: string, scale: Partial<Scale> = {}): FactionRule {
  const { min, max } = { ...feelings, ...scale };
  return { name: faction, start: 0, scale: { min: Math.min(min, max), max: Math.max(min, max) } };
}

/** The scale a faction's score was last changed on, if it is not the usual one. */
export function scaleOfFaction(state: StoryState, faction: string): Partial<Scale> {
  const { scale } = noteOf('factions', faction, state);
  if (!isJsonObject(scale)) return {};
  const { min, max } = scale;
  return typeof min === 'number' && typeof max === 'number' ? { min, max } : {};
}

/** What a faction thinks of the player now: as it was changed last, faded since. Undefined before that. */
export function factionScore(state: StoryState, faction: string): number | undefined {
  const score = readSteps(state, ['reputation', faction]);
  if (typeof score !== 'number') return undefined;
  const since = factionSince(state, faction);
  if (since === null) return score;
  const units = (minutesOf(state) - since) / feelingUnitMinutes;
  return fadedFeeling(score, units, decayOf('factions', faction, state));
}

/** From when on a score fades; null when it was set by someone who noted no time, and does not. */
export function factionSince(state: StoryState, faction: string): number | null {
  const { score, at } = noteOf('factions', faction, state);
  return typeof at === 'number' && score === readSteps(state, ['reputation', faction]) ? at : null;
}

/** The same, where a faction nobody has dealt with yet stands at its start. */
export function factionStanding(state: StoryState, faction: string, rule: FactionRule): number {
  return inTenths(within(rule.scale, factionScore(state, faction) ?? rule.start));
}

/** Whether a person has an opinion of the player, be it that they do not care. */
export function hasOpinion(state: StoryState, person: string): boolean {
  const felt = readSteps(state, ['people', person]);
  if (!isJsonObject(felt)) return false;
  const { feeling, feltAt } = felt;
  return typeof feltAt === 'number' || (typeof feeling === 'number' && feeling !== 0);
}

export function afterStanding(state: StoryState, change: StandingChange): StoryState {
  return deepMergeAll(state, standingPatches(state, change));
}

/** Merged one after the other they make the change; a first impression is made once. */
export function standingPatches(state: StoryState, change: StandingChange): readonly JsonObject[] {
  switch (change.kind) {
    case 'faction':
      return factionPatches(state, change);
    case 'impression': {
      const { person, feeling, reason, decayRate } = change;
      if (hasOpinion(state, person)) return [];
      return felt(state, person, { by: feeling, reason: { reason }, rate: decayRate });
    }
    case 'deed':
      return deedPatches(state, change);
  }
}

/** A feeling that changed, and why. */
export function felt(
  state: StoryState,
  person: string,
  {
    by,
    reason,
    rate,
  }: {
    readonly by: number;
    readonly reason: Pick<StandingReason, 'reason' | 'toldBy'> | null;
    readonly rate: number | null;
  },
): readonly JsonObject[] {
  const at = minutesOf(state);
  const change = inTenths(within(wholeWay(feelings), by));
  const feeling = withinFeelings(inTenths(feelingOf(state, person) + change));
  return [
    { people: { [person]: { feeling, feltAt: at } } },
    notePatch('people', person, {
      state,
      rate,
      reason: reason === null ? null : { at, change, ...reason },
    }),
  ];
}

function factionPatches(
  state: StoryState,
  { faction, by, reason, decayRate, rule }: Extract<StandingChange, { readonly kind: 'faction' }>,
): readonly JsonObject[] {
  const at = minutesOf(state);
  const change = inTenths(within(wholeWay(rule.scale), by));
  const score = inTenths(within(rule.scale, factionStanding(state, faction, rule) + change));
  return [
    { reputation: { [faction]: score } },
    notePatch('factions', faction, {
      state,
      rate: decayRate,
      reason: reason === null ? null : { at, change, reason },
      more: { score, at, ...(isUsual(rule.scale) ? {} : { scale: rule.scale }) },
    }),
  ];
}

function deedPatches(
  state: StoryState,
  { person, by, reason, decayRate, witnesses }: Extract<StandingChange, { readonly kind: 'deed' }>,
): readonly JsonObject[] {
  const why = reason === null ? null : { reason };
  const saw = witnesses ?? [person];
  const feelings = saw.flatMap((witness) =>
    felt(state, witness, {
      by: by * shareFelt(witness, person),
      reason: why,
      rate: witness === person ? decayRate : null,
    }),
  );
  if (witnesses === null) return feelings;
  return [...feelings, deedPatch(state, { about: person, by, reason: reason ?? '', saw })];
}

function isUsual({ min, max }: Scale): boolean {
  return min === feelings.min && max === feelings.max;
}

/** No change is greater than from one end of a scale to the other. */
function wholeWay({ min, max }: Scale): Scale {
  return { min: min - max, max: max - min };
}

function within({ min, max }: Scale, score: number): number {
  return Math.min(max, Math.max(min, score));
}
