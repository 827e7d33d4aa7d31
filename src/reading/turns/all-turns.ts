import type { BeatTurn } from '@/reading/turns/beat-turn';
import { turnsOfChange } from '@/reading/turns/turns-of-change';
import { turnsOfGiving } from '@/reading/turns/turns-of-giving';
import { turnsOfTruth } from '@/reading/turns/turns-of-truth';
import { turnsOfWill } from '@/reading/turns/turns-of-will';

/** The rarer kinds first: of kinds that fit alike the first is taken. */
export const allTurns: readonly BeatTurn[] = [
  ...turnsOfChange,
  ...turnsOfGiving,
  ...turnsOfTruth,
  ...turnsOfWill,
];
