import type { PlannedRoll } from '@/story/rules/check';
import { failingBand, type Difficulty, type Rules, type TotalBand } from '@/story/rules/rules';

/** More ways than this are not reckoned: a hostile campaign must not hang a turn. */
const mostSums = 5_000;

/** From here on an act is likely to come off; below the second, unlikely. */
const likely = 0.8;
const unlikely = 0.5;

/** How likely a roll is not to fail; null for dice too many or too odd to reckon. */
export function chanceOf(roll: PlannedRoll, rules: Rules): number | null {
  const sums = sumsOf(roll);
  if (sums === null) return null;
  const failing = failingBand(rules);
  let chance = 0;
  for (const [total, part] of sums)
    if (bandOfTotal(total, roll.bands)?.id !== failing) chance += part;
  // Thousands of parts do not add up to a whole one.
  return Math.round(chance * 10_000) / 10_000;
}

/** The first band that holds a total. */
function bandOfTotal(total: number, bands: readonly TotalBand[]): TotalBand | null {
  return (
    bands.find(
      ({ min, max }) => (min === null || total >= min) && (max === null || total <= max),
    ) ?? null
  );
}

/** The odds in a word, as a choice shows them. */
export function difficultyOf(chance: number): Difficulty {
  if (chance >= likely) return 'low';
  return chance >= unlikely ? 'even' : 'high';
}

/** Each total and its part of one; null where the formula has more than plain dice, numbers and names. */
function sumsOf({ formula, modifiers }: PlannedRoll): ReadonlyMap<number, number> | null {
  let sums: ReadonlyMap<number, number> = new Map([[0, 1]]);
  for (const term of formula.replace(/\s+/g, '').match(/[+-]?[^+-]+/g) ?? []) {
    const sign = term.startsWith('-') ? -1 : 1;
    const body = term.replace(/^[+-]/, '');
    const dice = /^(\d*)d(\d+)$/.exec(body);
    if (dice === null) {
      const value = /^\d+$/.test(body) ? Number(body) : modifiers[body];
      if (value === undefined) return null;
      sums = shifted(sums, sign * value);
      continue;
    }
    const [, count = '', sides = '0'] = dice;
    const after = withDice(sums, { count: Number(count || 1), sides: Number(sides), sign });
    if (after === null) return null;
    sums = after;
  }
  return sums;
}

function shifted(sums: ReadonlyMap<number, number>, by: number): ReadonlyMap<number, number> {
  return new Map([...sums].map(([total, part]) => [total + by, part]));
}

function withDice(
  before: ReadonlyMap<number, number>,
  { count, sides, sign }: { readonly count: number; readonly sides: number; readonly sign: number },
): ReadonlyMap<number, number> | null {
  if (sides < 1 || count * sides + before.size > mostSums) return null;
  let sums = before;
  for (let die = 0; die < count; die += 1) {
    const after = new Map<number, number>();
    for (const [total, part] of sums)
      for (let face = 1; face <= sides; face += 1) {
        const next = total + sign * face;
        after.set(next, (after.get(next) ?? 0) + part / sides);
      }
    sums = after;
  }
  return sums;
}
