import { isJsonObject, type Json } from '@/foundation/json';
import type { Beat, StateCondition } from '@/story/campaign/beat';
import { holds } from '@/story/conditions/condition';
import { hasChosen, isTold, type History } from '@/story/log/history';
import type { Moment } from '@/story/conditions/moment';
import {
  beatOutcome,
  beatScene,
  beatSkipped,
  isBeatBehind,
  readState,
  type StoryState,
} from '@/story/state/story-state';

/** A beat may also ask for what has been. */
export type BeatMoment = Moment & { readonly history: History };

/** Whether its conditions hold. Past its last scene, one that may not be skipped asks for nothing but its beats. */
export function isDue(beat: Beat, moment: BeatMoment): boolean {
  const { state, sceneNumber, history } = moment;
  const { min } = beat.sceneCount;
  if (isBeatBehind(state, beat.id) || isGivenUp(beat, state)) return false;
  if (min !== null && sceneNumber < min) return false;
  if (readySince(beat, state) === null) return false;
  if (sceneNumber > lastScene(beat, state)) return !beat.isSkippable;
  return (
    beat.playerChoices.every((asked) => hasChosen(history, asked) || hasComeOut(state, asked)) &&
    beat.states.every((condition) => isTrueOf(condition, moment)) &&
    (beat.custom === null || holds(beat.custom, moment))
  );
}

/** The last scene it may come in, by its window or its timeout. */
export function lastScene(beat: Beat, state: StoryState): number {
  const { sceneCount, timeout } = beat;
  const since = timeout === null ? null : readySince(beat, state);
  const patience = timeout === null || since === null ? Infinity : since + timeout.scenes;
  return Math.min(sceneCount.max ?? Infinity, patience);
}

/**
 * The scene with which all it requires was behind; 0 when it requires nothing, null while something is
 * ahead. What may not be skipped does not wait for what was.
 */
function readySince(beat: Beat, state: StoryState): number | null {
  const passed = (id: string): number | null =>
    beatScene(state, id) ?? (beat.isSkippable ? null : beatSkipped(state, id));
  const told = beat.requiresAny.flatMap((id) => beatScene(state, id) ?? []);
  // One of several is enough; only where none came do all of them have to be out of the way.
  const any = told.length > 0 ? [Math.min(...told)] : beat.requiresAny.map(passed);
  return [...beat.requires.map(passed), ...any].reduce<number | null>(
    (latest, scene) => (latest === null || scene === null ? null : Math.max(latest, scene)),
    0,
  );
}

/** A campaign may say since then that it must come. */
function isGivenUp(beat: Beat, state: StoryState): boolean {
  return beat.isSkippable && beatSkipped(state, beat.id) !== null;
}

/** A choice may be asked for by the way a beat turned out. */
function hasComeOut(state: StoryState, asked: string): boolean {
  const { beats } = state;
  return isJsonObject(beats) && Object.keys(beats).some((id) => beatOutcome(state, id) === asked);
}

function isTrueOf(condition: StateCondition, { state, history }: BeatMoment): boolean {
  if ('says' in condition) return isTold(history, condition.says);
  const from = condition.about === 'npc' ? ['people'] : [];
  return Object.entries(condition.equals).every(([path, wanted]) =>
    isAsWanted(readState(state, [...from, ...path.split('.')]), wanted),
  );
}

/** A window of numbers has `min` or `max`; anything else is compared as it is. */
function isAsWanted(value: Json | undefined, wanted: Json): boolean {
  if (!isJsonObject(wanted)) return JSON.stringify(value ?? null) === JSON.stringify(wanted);
  const { min, max } = wanted;
  if (typeof min !== 'number' && typeof max !== 'number')
    return JSON.stringify(value ?? null) === JSON.stringify(wanted);
  return (
    typeof value === 'number' &&
    (typeof min !== 'number' || value >= min) &&
    (typeof max !== 'number' || value <= max)
  );
}
