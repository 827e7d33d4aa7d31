import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { lastScene } from '@/story/beats/is-due';
import type { Beat } from '@/story/campaign/beat';
import { isCalled } from '@/story/beats/beat-calls';
import type { BeatSkipped } from '@/story/log/notice';
import { beatSkipped, isBeatBehind, type StoryState } from '@/story/state/story-state';

export type Skipped = { readonly state: StoryState; readonly log: readonly BeatSkipped[] };

/**
 * Once a scene is over: the beats that can no longer come are noted as skipped (arch §7.5), and so are those
 * that require one of these.
 */
export function skipUnreachableBeats(
  beats: readonly Beat[],
  before: StoryState,
  sceneNumber: number,
): Skipped {
  let state = before;
  const log: BeatSkipped[] = [];
  const skipped = new Set<string>();
  for (;;) {
    const found = log.length;
    for (const beat of beats) {
      // A name that no state can hold, such as "constructor", would be found again for ever.
      if (skipped.has(beat.id)) continue;
      const why = whyUnreachable(beat, beats, state, sceneNumber);
      if (why === null) continue;
      state = deepMerge(state, { beats: { [beat.id]: { skipped: sceneNumber } } });
      const message = `"${beat.title}" was skipped: ${why}.`;
      skipped.add(beat.id);
      log.push({ kind: 'beat-skipped', beat: beat.id, message });
    }
    if (log.length === found) return { state, log };
  }
}

function whyUnreachable(
  beat: Beat,
  beats: readonly Beat[],
  state: StoryState,
  sceneNumber: number,
): string | null {
  if (!beat.isSkippable || isBeatBehind(state, beat.id) || beatSkipped(state, beat.id) !== null)
    return null;
  if (isCalled(beat.id, beats, state)) return null;
  const isSkipped = (id: string): boolean =>
    beatSkipped(state, id) !== null && !isCalled(id, beats, state);
  const last = lastScene(beat, state);
  if (last <= sceneNumber) return `its last scene was ${String(last)}`;
  const missing = beat.requires.find(isSkipped);
  if (missing !== undefined) return `it requires ${missing}, which was skipped`;
  return beat.requiresAny.length > 0 && beat.requiresAny.every(isSkipped)
    ? `it requires one of ${beat.requiresAny.join(', ')}, which were all skipped`
    : null;
}
