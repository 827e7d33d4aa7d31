import { afterScene, emptyTimeline, type Timeline } from '@/engine/turn-data/timeline';
import { isDue } from '@/story/beats/is-due';
import type { Campaign } from '@/story/campaign/campaign';
import { takesTime } from '@/story/acts/idle-intent';
import type { Scene } from '@/story/log/scene';
import { endingOf, isBeatBehind } from '@/story/state/story-state';

/** After how many scenes a beat came for which everything was ready; null when it never did. */
export type BeatLag = { readonly beat: string; readonly scenes: number | null };

/** Scenes a beat may be late (arch §11.5, SC-035). */
const latestScenes = 2;

/**
 * Watches the conditions of beats scene by scene, from the story's log alone. A story that ends before the
 * time of a beat is over says nothing about it.
 */
export function beatLags(path: readonly Scene[], { beats }: Campaign): readonly BeatLag[] {
  const timelines = timelinesOf(path);
  return beats.flatMap((beat): readonly BeatLag[] => {
    const ready = timelines.findIndex(({ timeline, next }) => {
      const { state, past } = timeline;
      const moment = { state, sceneNumber: next, roll: null, history: past.history };
      return endingOf(state) === null && isDue(beat, moment);
    });
    const first = timelines[ready];
    if (first === undefined) return [];
    const told = timelines.find(({ timeline }) => isBeatBehind(timeline.state, beat.id));
    const last = timelines[timelines.length - 1];
    if (told !== undefined) return [{ beat: beat.id, scenes: told.next - 1 - first.next }];
    const isOver = (last?.next ?? 0) - 1 - first.next >= latestScenes;
    return isOver ? [{ beat: beat.id, scenes: null }] : [];
  });
}

export function isInTime({ scenes }: BeatLag): boolean {
  return scenes !== null && scenes <= latestScenes;
}

/** After each scene: where the story stands, and the number its next scene has for conditions. */
function timelinesOf(
  path: readonly Scene[],
): readonly { readonly timeline: Timeline; readonly next: number }[] {
  let timeline = emptyTimeline;
  let next = 1;
  return path.map((scene) => {
    timeline = afterScene(timeline, scene);
    next += takesTime(scene) ? 1 : 0;
    return { timeline, next };
  });
}
