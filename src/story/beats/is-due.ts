import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
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
export type BeatMoment = Moment & {
  readonly history: History;
  /** The scene's number as the player counts; absent where it is `sceneNumber`. */
  readonly windowScene?: number;
};

/**
 * Whether its conditions hold. A window that ends counts scenes as the player does. In its last scene, and past
 * it, a beat that may not be skipped asks for nothing but its beats.
 */
export function isDue(beat: Beat, moment: BeatMoment): boolean {
  const { state, sceneNumber, history } = moment;
  const { min, max } = beat.sceneCount;
  const { windowScene = sceneNumber } = moment;
  if (min !== null && (max === null ? sceneNumber : windowScene) < min) return false;
  if (isBeatBehind(state, beat.id) || isGivenUp(beat, state)) return false;
  if (readySince(beat, state) === null) return false;
  if (isLastCall(beat, moment)) return true;
  if (sceneNumber > lastScene(beat, state) || windowScene > (max ?? Infinity))
    return !beat.isSkippable;
  return (
    beat.playerChoices.every((asked) => hasChosen(history, asked) || hasComeOut(state, asked)) &&
    beat.states.every((condition) => isTrueOf(condition, moment)) &&
    (beat.custom === null || holds(beat.custom, moment))
  );
}

/** Whether its window ends with this scene, or has, and the story cannot do without it. */
export function isLastCall(
  { isSkippable, sceneCount: { max } }: Beat,
  { sceneNumber, windowScene = sceneNumber }: Pick<BeatMoment, 'sceneNumber' | 'windowScene'>,
): boolean {
  return !isSkippable && max !== null && windowScene >= max;
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
  if (beat.requires.length === 0 && beat.requiresAny.length === 0) return 0;
  const passed = (id: string): number | null =>
    beatScene(state, id) ?? (beat.isSkippable ? null : beatSkipped(state, id));
  const told = beat.requiresAny.flatMap((id) => beatScene(state, id) ?? []);
  // One of several is enough; only where none came do all of them have to be out of the way.
  const any =
    told.length > 0
      ? [told.reduce((first, scene) => Math.min(first, scene))]
      : beat.requiresAny.map(passed);
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
  if (!isJsonObject(beats)) return false;
  const known = waysIn.get(beats) ?? waysOf(beats, state);
  waysIn.set(beats, known);
  return known.has(asked);
}

/** Each of thousands of beats may ask for one. */
const waysIn = new WeakMap<JsonObject, ReadonlySet<string>>();

function waysOf(beats: JsonObject, state: StoryState): ReadonlySet<string> {
  return new Set(Object.keys(beats).flatMap((id) => beatOutcome(state, id) ?? []));
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
