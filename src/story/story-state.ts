import type { StoryState as WellFormedState } from '@/contracts/generated/story-state';
import { readPath, readSteps } from '@/foundation/dot-path';
import { isJsonObject, type JsonObject } from '@/foundation/json';
import { fadedFeeling } from '@/story/feelings';
import { feelingUnitMinutes } from '@/story/in-game-time';
import { decayOf } from '@/story/standing-notes';

/**
 * The story's state is plain JSON. The subtrees of its contract have a meaning of their own; the rest is
 * free for skills. A skill may also patch nonsense into those, so nothing reads them but through the
 * functions below.
 */
export type StoryState = JsonObject;

export const reservedSubtrees = [
  'place',
  'time',
  'people',
  'inventory',
  'stats',
  'counters',
  'flags',
  'beats',
  'ending',
] as const satisfies readonly (keyof WellFormedState)[];

export function placeOf(state: StoryState): string {
  return textAt(state, 'place') ?? '';
}

const minutesSteps = ['time', 'minutes'] as const;

/** In-game minutes since midnight of the first day. */
export function minutesOf(state: StoryState): number {
  const minutes = readSteps(state, minutesSteps);
  return typeof minutes === 'number' ? minutes : 0;
}

export function statOf(state: StoryState, stat: string): number {
  return numberAt(state, `stats.${stat}`) ?? 0;
}

/** What a person thinks of the player now: what was felt last, faded since. */
export function feelingOf(state: StoryState, person: string): number {
  const felt = readSteps(state, ['people', person]);
  if (!isJsonObject(felt) || typeof felt['feeling'] !== 'number') return 0;
  const since = typeof felt['feltAt'] === 'number' ? felt['feltAt'] : null;
  if (since === null) return felt['feeling'];
  const units = (minutesOf(state) - since) / feelingUnitMinutes;
  return fadedFeeling(felt['feeling'], units, decayOf('people', person, state));
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
  return readSteps(state, ['beats', beat]) !== undefined;
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
