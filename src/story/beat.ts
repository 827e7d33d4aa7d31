import { holds, type Condition } from '@/story/condition';
import type { Moment } from '@/story/moment';
import { isBeatBehind } from '@/story/story-state';

export const beatPriorities = ['critical', 'high', 'medium', 'low', 'optional'] as const;
export type BeatPriority = (typeof beatPriorities)[number];

/** A moment the story works toward (arch §6.2.5). */
export type Beat = {
  readonly id: string;
  readonly title: string;
  readonly priority: BeatPriority;
  readonly mood: string | null;
  readonly sceneCount: { readonly min: number | null; readonly max: number | null };
  readonly requires: readonly string[];
  readonly requiresAny: readonly string[];
  readonly custom: Condition | null;
};

/** The one beat that comes now: the most pressing that is due; ties in the author's order. */
export function beatDue(beats: readonly Beat[], moment: Moment): Beat | null {
  const due = beats.filter((beat) => isDue(beat, moment));
  for (const priority of beatPriorities) {
    const first = due.find((beat) => beat.priority === priority);
    if (first !== undefined) return first;
  }
  return null;
}

export function isDue(beat: Beat, moment: Moment): boolean {
  const { state, sceneNumber } = moment;
  if (isBeatBehind(state, beat.id)) return false;
  if (beat.sceneCount.min !== null && sceneNumber < beat.sceneCount.min) return false;
  if (beat.sceneCount.max !== null && sceneNumber > beat.sceneCount.max) return false;
  if (!beat.requires.every((other) => isBeatBehind(state, other))) return false;
  if (beat.requiresAny.length > 0 && !beat.requiresAny.some((other) => isBeatBehind(state, other)))
    return false;
  return beat.custom === null || holds(beat.custom, moment);
}
