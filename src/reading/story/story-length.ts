import type { Beat } from '@/story/campaign/beat';

/** In so many scenes a story with so many beats comes to its last question. */
export function scenesAfter(beats: number): number {
  return beats >= 5 ? 19 : 15;
}

/** So long one scene is read and answered. */
const minutesOfScene = 2;
const fewestScenes = 7;

/** A story of three files takes 15 to 30 scenes, one with five beats 20 to 40, one with fewer what lies between. */
export function scenesBeforeTheEnd(beats: readonly Beat[], playtime: number | null): number {
  // Whoever wrote for a quarter of an hour wants no more of it.
  const wanted = playtime === null ? Infinity : Math.max(fewestScenes, playtime / minutesOfScene);
  if (beats.length === 0) return Math.round(Math.min(14, wanted));
  const needed = beats.filter(
    ({ priority, isSkippable }) => priority === 'critical' || !isSkippable,
  );
  const latest = Math.max(0, ...needed.map(({ sceneCount }) => sceneCount.min ?? 0));
  return Math.round(
    Math.min(38, Math.max(Math.min(scenesAfter(beats.length), wanted), latest + 2)),
  );
}
