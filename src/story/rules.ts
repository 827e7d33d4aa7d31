import type { Weekday } from '@/story/in-game-time';

/** How a roll is made and read (arch §7.4); a campaign's rule block may say otherwise. */
export type Band = {
  readonly id: string;
  readonly label: string;
  readonly min: number | null;
  readonly max: number | null;
};

export type Rules = {
  readonly roll: string;
  readonly bands: readonly Band[];
  readonly stats: Readonly<Record<string, number>>;
  readonly counters: Readonly<
    Record<string, { readonly start: number; readonly max: number | null }>
  >;
  readonly sceneMinutes: number;
  readonly startMinutes: number;
  /** The first day; null where days have no names. */
  readonly startDay: Weekday | null;
};

export const defaultRules: Rules = {
  roll: '2d6',
  bands: [
    { id: 'failure', label: 'Failure', min: null, max: 6 },
    { id: 'partial', label: 'Partial success', min: 7, max: 9 },
    { id: 'success', label: 'Success', min: 10, max: null },
  ],
  stats: {},
  counters: {},
  sceneMinutes: 60,
  startMinutes: 8 * 60,
  startDay: null,
};

/** The band that means failure: the one called so, else the lowest. */
export function failingBand({ bands }: Rules): string {
  const named = bands.find(({ id }) => id === 'failure');
  const lowest = [...bands].sort(
    (one, other) => (one.min ?? -Infinity) - (other.min ?? -Infinity),
  )[0];
  return (named ?? lowest)?.id ?? 'failure';
}

export type Difficulty = 'low' | 'even' | 'high';

/** What a difficulty adds to the roll. */
export const difficultyModifier: Readonly<Record<Difficulty, number>> = {
  low: 1,
  even: 0,
  high: -1,
};
