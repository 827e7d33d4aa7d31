import type { Beat } from '@/story/campaign/beat';
import { beatOutcome, beatSkipped, type StoryState } from '@/story/state/story-state';

/** Whether a beat turned out so that this one follows, or was given up and this one comes instead. */
export function isCalled(beat: string, beats: readonly Beat[], state: StoryState): boolean {
  return beats.some(
    ({ id, outcomes, timeout }) =>
      (timeout?.fallbackBeat === beat && beatSkipped(state, id) !== null) ||
      outcomes.some(({ id: way, nextBeat }) => nextBeat === beat && beatOutcome(state, id) === way),
  );
}

/** A beat that others lead to and that asks for nothing itself would come before them. */
export function comesOnlyWhenCalled(beat: Beat, beats: readonly Beat[]): boolean {
  const { id, sceneCount, requires, requiresAny, playerChoices, states, custom } = beat;
  const asked = [sceneCount.min, sceneCount.max, custom].some((condition) => condition !== null);
  const isAsking = asked || [requires, requiresAny, playerChoices, states].some(isGiven);
  return (
    !isAsking &&
    beats.some(
      ({ outcomes, timeout }) =>
        timeout?.fallbackBeat === id || outcomes.some(({ nextBeat }) => nextBeat === id),
    )
  );
}

function isGiven(list: readonly unknown[]): boolean {
  return list.length > 0;
}
