import { readPath } from '@/foundation/dot-path';
import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import type { BeatEntry } from '@/contracts/generated/plot-beats';
import { holds, type Condition } from '@/story/condition';
import { hasChosen, isTold, type History } from '@/story/history';
import type { Moment } from '@/story/moment';
import { isBeatBehind } from '@/story/story-state';

export const beatPriorities = [
  'critical',
  'high',
  'medium',
  'low',
  'optional',
] as const satisfies readonly BeatEntry['priority'][];
export type BeatPriority = (typeof beatPriorities)[number];

/**
 * What must be true of the player, of people or of the world: values by their path (people's start below
 * `people`), or a sentence that some fact says.
 */
export type StateCondition =
  | { readonly about: 'player' | 'npc' | 'world'; readonly equals: JsonObject }
  | { readonly about: 'player' | 'npc' | 'world'; readonly says: string };

export type BeatOutcome = {
  readonly id: string;
  readonly description: string | null;
  readonly probability: number | null;
  readonly consequences: readonly string[];
  readonly nextBeat: string | null;
};

/** A moment the story works toward (arch §6.2.5). */
export type Beat = {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly priority: BeatPriority;
  readonly mood: string | null;
  readonly music: string | null;
  readonly sceneCount: { readonly min: number | null; readonly max: number | null };
  readonly requires: readonly string[];
  readonly requiresAny: readonly string[];
  /** All of them must have been made. */
  readonly playerChoices: readonly string[];
  readonly states: readonly StateCondition[];
  readonly custom: Condition | null;
  /** What is true once it is told, a sentence each. */
  readonly consequences: readonly string[];
  readonly isSkippable: boolean;
  readonly outcomes: readonly BeatOutcome[];
  readonly dialogue: readonly { readonly speaker: string | null; readonly line: string }[];
  readonly timeout: { readonly scenes: number; readonly fallbackBeat: string | null } | null;
};

/** A beat may also ask for what has been. */
export type BeatMoment = Moment & { readonly history: History };

/** The one beat that comes now: the most pressing that is due; ties in the author's order. */
export function beatDue(beats: readonly Beat[], moment: BeatMoment): Beat | null {
  const due = beats.filter((beat) => isDue(beat, moment));
  for (const priority of beatPriorities) {
    const first = due.find((beat) => beat.priority === priority);
    if (first !== undefined) return first;
  }
  return null;
}

export function isDue(beat: Beat, moment: BeatMoment): boolean {
  const { state, sceneNumber, history } = moment;
  if (isBeatBehind(state, beat.id)) return false;
  if (beat.sceneCount.min !== null && sceneNumber < beat.sceneCount.min) return false;
  if (beat.sceneCount.max !== null && sceneNumber > beat.sceneCount.max) return false;
  if (!beat.requires.every((other) => isBeatBehind(state, other))) return false;
  if (beat.requiresAny.length > 0 && !beat.requiresAny.some((other) => isBeatBehind(state, other)))
    return false;
  return (
    beat.playerChoices.every((asked) => hasChosen(history, asked)) &&
    beat.states.every((condition) => isTrueOf(condition, moment)) &&
    (beat.custom === null || holds(beat.custom, moment))
  );
}

function isTrueOf(condition: StateCondition, { state, history }: BeatMoment): boolean {
  if ('says' in condition) return isTold(history, condition.says);
  const from = condition.about === 'npc' ? state['people'] : state;
  return Object.entries(condition.equals).every(([path, wanted]) =>
    isAsWanted(readPath(from, path), wanted),
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
