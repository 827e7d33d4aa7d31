import type { RelevantSkill } from '@/story/rules/relevant-skill';
import type { RollModifier } from '@/story/rules/roll';
import {
  bandsOfTotal,
  cappedSentiment,
  difficultyModifier,
  type Difficulty,
  type Rules,
  type TotalBand,
} from '@/story/rules/rules';

/** What an act depends on that may go wrong. */
export type CheckedAct = {
  /** Rolled on; null when only the dice decide. */
  readonly stat: { readonly name: string; readonly value: number } | null;
  /** What of the player's own bears on it, beside the stat. */
  readonly skill?: RelevantSkill | null;
  readonly difficulty: Difficulty;
  /** Whom it is done to or with, and what their feeling adds before any cap. */
  readonly person: { readonly name: string; readonly feeling: number } | null;
  /** A triumph or failure that bears on it, in words. */
  readonly episode: string | null;
};

/** A roll that can be made: what the dice skill is asked for. */
export type PlannedRoll = {
  readonly formula: string;
  readonly modifiers: Readonly<Record<string, number>>;
  readonly reasons: Readonly<Record<string, string>>;
  readonly bands: readonly TotalBand[];
};

/** What a triumph or failure that bears on an act adds (arch §7.4), unless the rules say otherwise. */
const usualCallback = 1;
/** What a skill or trait that bears on it adds (arch §7.4), unless the rules say otherwise. */
const usualSkill = 1;

/** What is rolled for an act, and what counts in it, each with its reason (arch §7.4). */
export function rollFor(rules: Rules, act: CheckedAct): PlannedRoll {
  const counting = modifiersOf(rules, act);
  // What helps raises what the roll must stay under, instead of the roll.
  const isUnder = rules.mode === 'under';
  const target = sum(counting) + (act.stat?.value ?? 0);
  const counted = isUnder ? [] : [...statModifier(act), ...counting];
  return {
    formula: [rules.roll, ...counted.map(({ name }) => name)].join('+'),
    modifiers: Object.fromEntries(counted.map(({ name, value }) => [name, value])),
    reasons: Object.fromEntries(counted.map(({ name, reason }) => [name, reason])),
    bands: bandsOfTotal(rules, target),
  };
}

function statModifier({ stat }: CheckedAct): readonly RollModifier[] {
  return stat === null ? [] : [{ ...stat, reason: `your ${stat.name}` }];
}

/** What counts beside the stat; what counts nothing is not named. */
function modifiersOf(rules: Rules, act: CheckedAct): readonly RollModifier[] {
  const { skill = null, difficulty, person, episode } = act;
  const risk = difficultyModifier[difficulty];
  const sentiment = person === null ? 0 : cappedSentiment(rules, person.feeling);
  const name = person?.name ?? '';
  const all = [
    {
      name: 'skill',
      value: skill === null ? 0 : (rules.modifiers['skill'] ?? usualSkill),
      reason: skill?.reason ?? '',
    },
    {
      name: 'risk',
      value: risk,
      reason: risk > 0 ? 'an easy thing to try' : 'a hard thing to try',
    },
    {
      name: 'sentiment',
      value: sentiment,
      reason: sentiment > 0 ? `${name} thinks well of you` : `${name} holds something against you`,
    },
    {
      name: 'memory',
      value: episode === null ? 0 : (rules.modifiers['memory'] ?? usualCallback),
      reason: `you remember: ${episode ?? ''}`,
    },
  ];
  return all.filter(({ value }) => value !== 0);
}

function sum(modifiers: readonly RollModifier[]): number {
  return modifiers.reduce((total, { value }) => total + value, 0);
}
