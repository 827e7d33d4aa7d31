import type { StorySituation } from '@/reading/situation-form/story-situation';
import { situationsOfConflict } from '@/reading/situations/situations-of-conflict';
import { situationsOfHearts } from '@/reading/situations/situations-of-hearts';
import { situationsOfThings } from '@/reading/situations/situations-of-things';
import { situationsOfTrust } from '@/reading/situations/situations-of-trust';

/** Every situation, each once. */
export const allSituations: readonly StorySituation[] = [
  ...situationsOfTrust,
  ...situationsOfThings,
  ...situationsOfConflict,
  ...situationsOfHearts,
];
