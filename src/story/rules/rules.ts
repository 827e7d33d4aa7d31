import type { RuleSettings } from '@/contracts/generated/rules-block';
import type { Weekday } from '@/story/state/in-game-time';

/** One way a roll can turn out: by its total, or by how far it made it. */
export type Band = {
  readonly id: string;
  readonly label: string;
  readonly min: number | null;
  readonly max: number | null;
  /** By how much at least the roll must make it; null where the total itself decides. */
  readonly margin: number | null;
};

/** How a roll is made and read (arch §7.4); a campaign's rule block may say otherwise. */
export type Rules = {
  readonly roll: string;
  /** Whether a high total is good, or one that stays under the stat. */
  readonly mode: NonNullable<RuleSettings['mode']>;
  readonly bands: readonly Band[];
  readonly stats: Readonly<Record<string, number>>;
  readonly counters: Readonly<
    Record<
      string,
      {
        readonly start: number;
        readonly max: number | null;
        /** By how much it goes on by itself, with a scene, a journey or a band. */
        readonly ticks?: Readonly<Record<string, number>>;
      }
    >
  >;
  readonly factions: Readonly<
    Record<string, { readonly name: string; readonly start: number; readonly scale: number }>
  >;
  /** What counts for how much in a roll, by its name. */
  readonly modifiers: Readonly<Record<string, number>>;
  /** The most that a person's feeling may add or take. */
  readonly sentimentCap: number;
  readonly sceneMinutes: number;
  readonly startMinutes: number;
  /** The author says at what hour it begins; of a story made of prose no hour is shown otherwise. */
  readonly isHourSaid?: true;
  /** The first day; null where days have no names. */
  readonly startDay: Weekday | null;
};

export const defaultRules: Rules = {
  roll: '2d6',
  mode: 'over',
  bands: [
    { id: 'failure', label: 'Failure', min: null, max: 6, margin: null },
    { id: 'partial', label: 'Partial success', min: 7, max: 9, margin: null },
    { id: 'success', label: 'Success', min: 10, max: null, margin: null },
  ],
  stats: {},
  counters: {},
  factions: {},
  modifiers: {},
  sentimentCap: 1,
  sceneMinutes: 60,
  startMinutes: 8 * 60,
  startDay: null,
};

/** The bands of a roll that must stay under a stat, where a campaign names none. */
export const underBands: readonly Band[] = [
  { id: 'failure', label: 'Failure', min: null, max: null, margin: null },
  { id: 'success', label: 'Success', min: null, max: null, margin: 0 },
];

/** The band that means failure: the one called so, else the lowest. */
export function failingBand({ bands }: Rules): string {
  const named = bands.find(({ id }) => id === 'failure');
  const lowest = [...bands].sort(
    (one, other) => (one.min ?? -Infinity) - (other.min ?? -Infinity),
  )[0];
  return (named ?? lowest)?.id ?? 'failure';
}

/** The band that means full success: the one called so, else the highest. */
export function succeedingBand({ bands }: Rules): string {
  const named = bands.find(({ id }) => id === 'success');
  const least = ({ min, margin }: Band): number => min ?? margin ?? -Infinity;
  const highest = [...bands].sort((one, other) => least(other) - least(one))[0];
  return (named ?? highest)?.id ?? 'success';
}

export type TotalBand = Omit<Band, 'margin'>;

/**
 * The bands of one roll as ranges of its total, which is what dice are read by. `target` is what a roll
 * under a stat is measured against.
 */
export function bandsOfTotal({ bands, mode }: Rules, target: number): readonly TotalBand[] {
  // The best first: a roll is as good as the furthest margin it makes.
  const byMargin = bands
    .filter((band) => band.margin !== null)
    .sort((one, other) => (other.margin ?? 0) - (one.margin ?? 0));
  return bands.map(({ id, label, min, max, margin }) => {
    if (margin !== null) {
      const better = byMargin[byMargin.findIndex((band) => band.id === id) - 1]?.margin ?? null;
      return { id, label, ...range(mode, target, margin, better) };
    }
    const least = byMargin[byMargin.length - 1]?.margin ?? null;
    if (min !== null || max !== null || least === null) return { id, label, min, max };
    // Neither total nor margin: all that makes no other band.
    return { id, label, ...range(mode, target, -Infinity, least) };
  });
}

/** From `margin` up to, and without, `better`. Totals are whole numbers. */
function range(
  mode: Rules['mode'],
  target: number,
  margin: number,
  better: number | null,
): { readonly min: number | null; readonly max: number | null } {
  if (mode === 'over')
    return { min: finite(margin), max: better === null ? null : Math.ceil(better) - 1 };
  return {
    min: better === null ? null : target - Math.ceil(better) + 1,
    max: finite(target - margin),
  };
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

export type Difficulty = 'low' | 'even' | 'high';

/** What a difficulty adds to the roll. */
export const difficultyModifier: Readonly<Record<Difficulty, number>> = {
  low: 1,
  even: 0,
  high: -1,
};

/**
 * What the feeling of the person dealt with adds to a roll, of what it would add by itself (arch §7.4: at
 * most one way or the other).
 */
export function cappedSentiment({ sentimentCap, modifiers }: Rules, feeling: number): number {
  const weighed = feeling * (modifiers['sentiment'] ?? 1);
  return Math.min(sentimentCap, Math.max(-sentimentCap, weighed));
}
