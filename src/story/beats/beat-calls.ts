import type { Beat } from '@/story/campaign/beat';
import { beatOutcome, beatSkipped, type StoryState } from '@/story/state/story-state';

/** Whether a beat turned out so that this one follows, or was given up and this one comes instead. */
export function isCalled(beat: string, beats: readonly Beat[], state: StoryState): boolean {
  return leadingTo(beat, beats).some(
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
  return !isAsking && leadingTo(id, beats).length > 0;
}

/** Each beat is asked about in every scene: looking through all for each would take the square of their number. */
const callers = new WeakMap<readonly Beat[], ReadonlyMap<string, readonly Beat[]>>();

/** The beats that this one may follow, or come instead of. */
function leadingTo(id: string, beats: readonly Beat[]): readonly Beat[] {
  const known = callers.get(beats) ?? callersIn(beats);
  callers.set(beats, known);
  return known.get(id) ?? [];
}

function callersIn(beats: readonly Beat[]): ReadonlyMap<string, readonly Beat[]> {
  const found = new Map<string, Beat[]>();
  for (const beat of beats) {
    const { outcomes, timeout } = beat;
    const called = [timeout?.fallbackBeat ?? null, ...outcomes.map(({ nextBeat }) => nextBeat)];
    for (const id of new Set(called)) {
      if (id === null) continue;
      const others = found.get(id);
      if (others === undefined) found.set(id, [beat]);
      else others.push(beat);
    }
  }
  return found;
}

function isGiven(list: readonly unknown[]): boolean {
  return list.length > 0;
}
