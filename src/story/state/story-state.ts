import type { StoryState as WellFormedState } from '@/contracts/generated/story-state';
import { readPath, readSteps } from '@/foundation/json-trees/dot-path';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { fadedFeeling } from '@/story/state/feelings';
import { feelingUnitMinutes } from '@/story/state/in-game-time';
import { decayOf } from '@/story/state/standing-notes';

/**
 * The story's state is plain JSON. The subtrees of its contract have a meaning of their own; the rest is
 * free for skills. A skill may also patch nonsense into those, so nothing reads them but through the
 * functions below.
 */
export type StoryState = JsonObject;

export const reservedSubtrees = [
  'place',
  'time',
  'player',
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

/** Where somebody is to be met; the dead are nowhere. */
export function personPlace(state: StoryState, person: string): string | null {
  return isAlive(state, person) ? textAt(state, `people.${person}.place`) : null;
}

export function peopleAt(state: StoryState, place: string): readonly string[] {
  const people = readPath(state, 'people');
  if (!isJsonObject(people)) return [];
  return Object.keys(people).filter((person) => personPlace(state, person) === place);
}

/** The dead stay dead; nobody else need be said to live. */
export function isAlive(state: StoryState, person: string): boolean {
  return readSteps(state, ['people', person, 'alive']) !== false;
}

/** What they keep to themselves is out: an effect `set people.oda.revealed true` says so. */
export function isRevealed(state: StoryState, person: string): boolean {
  return readSteps(state, ['people', person, 'revealed']) === true;
}

export function isHolding(state: StoryState, item: string): boolean {
  const held = readPath(state, `inventory.${item}`);
  return held !== undefined && held !== 0 && held !== false;
}

/**
 * What a condition finds at a path. A beat the story went on without has left a note of that and nothing
 * else: asked for as a whole it is not there, or `not beats.flood` would be false of a flood that never came.
 */
export function readState(state: StoryState, steps: readonly string[]): Json | undefined {
  const value = readSteps(state, steps);
  if (steps[0] !== 'beats' || steps.length > 2) return value;
  if (steps.length === 2) return isOnlySkipped(value) ? undefined : value;
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, beat]) => !isOnlySkipped(beat)));
}

function isOnlySkipped(beat: Json | undefined): beat is JsonObject {
  return isJsonObject(beat) && beat['scene'] === undefined && typeof beat['skipped'] === 'number';
}

/** Told; one that was skipped is not. */
export function isBeatBehind(state: StoryState, beat: string): boolean {
  const note = beatNote(state, beat);
  return note !== undefined && !isOnlySkipped(note);
}

/** What is noted of a beat; asked for thousands of them in every scene, so without a path for each. */
function beatNote({ beats }: StoryState, beat: string): Json | undefined {
  if (!isJsonObject(beats) || beat === '__proto__') return undefined;
  const note = beats[beat];
  return typeof note === 'function' ? undefined : note;
}

/** The scene in which a beat was told; null while it is ahead. */
export function beatScene(state: StoryState, beat: string): number | null {
  const note = beatNote(state, beat);
  if (note === undefined || isOnlySkipped(note)) return null;
  const scene = isJsonObject(note) ? note['scene'] : undefined;
  return typeof scene === 'number' ? scene : 0;
}

/** The scene after which the story went on without a beat. */
export function beatSkipped(state: StoryState, beat: string): number | null {
  const note = beatNote(state, beat);
  return isOnlySkipped(note) ? Number(note['skipped']) : null;
}

/** How a beat turned out, of those that can turn out in several ways. */
export function beatOutcome(state: StoryState, beat: string): string | null {
  const note = beatNote(state, beat);
  const outcome = isJsonObject(note) ? note['outcome'] : undefined;
  return typeof outcome === 'string' ? outcome : null;
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
