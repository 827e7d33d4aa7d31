import { readPath } from '@/foundation/dot-path';
import { isJsonObject, type JsonObject } from '@/foundation/json';

/**
 * The story's state is plain JSON. `place time people inventory stats counters flags beats ending` have
 * a meaning of their own; the rest is free for skills. A skill may also patch nonsense into those, so
 * nothing reads them but through the functions below.
 */
export type StoryState = JsonObject;

export function placeOf(state: StoryState): string {
  return textAt(state, 'place') ?? '';
}

/** In-game minutes since midnight of the first day. */
export function minutesOf(state: StoryState): number {
  return numberAt(state, 'time.minutes') ?? 0;
}

export function statOf(state: StoryState, stat: string): number {
  return numberAt(state, `stats.${stat}`) ?? 0;
}

export function feelingOf(state: StoryState, person: string): number {
  return numberAt(state, `people.${person}.feeling`) ?? 0;
}

export function personPlace(state: StoryState, person: string): string | null {
  return textAt(state, `people.${person}.place`);
}

export function peopleAt(state: StoryState, place: string): readonly string[] {
  const people = readPath(state, 'people');
  if (!isJsonObject(people)) return [];
  return Object.keys(people).filter((person) => personPlace(state, person) === place);
}

export function isHolding(state: StoryState, item: string): boolean {
  const held = readPath(state, `inventory.${item}`);
  return held !== undefined && held !== 0 && held !== false;
}

export function isBeatBehind(state: StoryState, beat: string): boolean {
  return readPath(state, `beats.${beat}`) !== undefined;
}

/** The scene in which a beat was told; null while it is ahead. */
export function beatScene(state: StoryState, beat: string): number | null {
  return isBeatBehind(state, beat) ? (numberAt(state, `beats.${beat}.scene`) ?? 0) : null;
}

export function endingOf(state: StoryState): string | null {
  return textAt(state, 'ending');
}

function textAt(state: StoryState, path: string): string | null {
  const value = readPath(state, path);
  return typeof value === 'string' ? value : null;
}

function numberAt(state: StoryState, path: string): number | null {
  const value = readPath(state, path);
  return typeof value === 'number' ? value : null;
}
