import type { JsonObject } from '@/foundation/json';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';
import type { Beat, BeatOutcome } from '@/story/campaign/beat';
import { beatOutcomeAt } from '@/story/beats/beat-outcome';

/** How a beat turns out, and what the state keeps of that. */
export type BeatDrawn = { readonly way: BeatOutcome | null; readonly mark: JsonObject };

/** The same for the same scene, however often it is asked. */
export function drawBeat(
  { id, outcomes }: Beat,
  { seed, sceneNumber }: { readonly seed: number; readonly sceneNumber: number },
): BeatDrawn {
  const lot = seededRandom(seedFrom(seed, 'beat', id)).between(0, 999_999);
  const way = outcomes.length === 0 ? null : beatOutcomeAt(outcomes, lot / 1_000_000);
  const mark = { beats: { [id]: { scene: sceneNumber, outcome: way?.id ?? null, skipped: null } } };
  return { way, mark };
}
