import type { Beat } from '@/story/campaign/beat';
import { beatOutcome, beatSkipped, type StoryState } from '@/story/state/story-state';

/** The beats that follow what another has turned out to be, or come instead of one that was given up. */
export function calledBeats(beats: readonly Beat[], state: StoryState): ReadonlySet<string> {
  const called = new Set<string>();
  for (const beat of leadingOn(beats)) for (const next of callsOf(beat, state)) called.add(next);
  return called;
}

/** Those that one beat calls as things stand. */
export function callsOf({ id, outcomes, timeout }: Beat, state: StoryState): readonly string[] {
  const calls: string[] = [];
  const instead = timeout?.fallbackBeat ?? null;
  if (instead !== null && beatSkipped(state, id) !== null) calls.push(instead);
  const outcome = beatOutcome(state, id);
  for (const { id: way, nextBeat } of outcome === null ? [] : outcomes)
    if (nextBeat !== null && way === outcome) calls.push(nextBeat);
  return calls;
}

/** A beat that others lead to and that asks for nothing itself would come before them. */
export function comesOnlyWhenCalled(beat: Beat, beats: readonly Beat[]): boolean {
  const { id, sceneCount, requires, requiresAny, playerChoices, states, custom } = beat;
  if (!ledTo(beats).has(id)) return false;
  const asked = [sceneCount.min, sceneCount.max, custom].some((condition) => condition !== null);
  return !asked && ![requires, requiresAny, playerChoices, states].some(isGiven);
}

const leading = new WeakMap<readonly Beat[], readonly Beat[]>();

/** The beats that may call another. */
function leadingOn(beats: readonly Beat[]): readonly Beat[] {
  const known = leading.get(beats);
  if (known !== undefined) return known;
  const found = beats.filter(
    ({ outcomes, timeout }) =>
      typeof timeout?.fallbackBeat === 'string' ||
      outcomes.some(({ nextBeat }) => nextBeat !== null),
  );
  leading.set(beats, found);
  return found;
}

/** Each beat is asked about in every scene: looking through all for each would take the square of their number. */
const following = new WeakMap<readonly Beat[], ReadonlySet<string>>();

/** The beats that may follow another, or come instead of it. */
function ledTo(beats: readonly Beat[]): ReadonlySet<string> {
  const known = following.get(beats);
  if (known !== undefined) return known;
  const found = new Set<string>();
  for (const { outcomes, timeout } of beats) {
    if (typeof timeout?.fallbackBeat === 'string') found.add(timeout.fallbackBeat);
    for (const { nextBeat } of outcomes) if (nextBeat !== null) found.add(nextBeat);
  }
  following.set(beats, found);
  return found;
}

function isGiven(list: readonly unknown[]): boolean {
  return list.length > 0;
}
