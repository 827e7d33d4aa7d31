import { stateWith } from '@/engine/tools/apply-patches';
import { initialState } from '@/engine/turn-data/initial-state';
import type { Campaign } from '@/story/campaign/campaign';
import type { Playthrough } from '@/story/log/playthrough';

/** For those who try out a campaign: what they would begin with and cannot be, all of it, one phrase each. */
export function startingFaults(
  campaign: Campaign,
  { startingPatch, startAtBeat }: Pick<Playthrough, 'startingPatch' | 'startAtBeat'>,
): readonly string[] {
  const state = initialState(campaign, { startingPatch: {}, startAtBeat });
  const begun = stateWith(state, [startingPatch], campaign);
  return begun.ok ? [] : begun.error.map(({ path, message }) => `${path} ${message}`.trim());
}
