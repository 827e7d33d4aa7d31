import { mergingInto } from '@/foundation/json-trees/deep-merge';
import { orderedQueue } from '@/story/beats/ordered-queue';
import { calledBeats, callsOf } from '@/story/beats/beat-calls';
import { lastScene } from '@/story/beats/is-due';
import type { Beat } from '@/story/campaign/beat';
import { beatsById } from '@/story/campaign/beats-by-id';
import type { BeatSkipped } from '@/story/log/notice';
import { beatSkipped, isBeatBehind, type StoryState } from '@/story/state/story-state';

export type Skipped = { readonly state: StoryState; readonly log: readonly BeatSkipped[] };

/** What stands while beats are given up one after the other. */
type Skipping = {
  state: StoryState;
  readonly sceneNumber: number;
  /** Those that are called are not given up, and nobody has to do without them. */
  readonly called: Set<string>;
};

/**
 * Once a scene is over: the beats that can no longer come are noted as skipped (arch §7.5), and so are those
 * that require one of these. In rounds through all, in the author's order, as long as a round finds some;
 * after the first, only those are looked at that wait for one given up since.
 */
export function skipUnreachableBeats(
  beats: readonly Beat[],
  before: StoryState,
  sceneNumber: number,
): Skipped {
  const merge = mergingInto(before);
  const now: Skipping = {
    ...{ state: before, sceneNumber },
    called: new Set(calledBeats(beats, before)),
  };
  const log: BeatSkipped[] = [];
  // A name that no state can hold, such as "constructor", would be found again for ever.
  const skipped = new Set<string>();
  const byId = beatsById(beats);
  // Of this round, once all were looked at, and of the next.
  let [waiting, next] = [orderedQueue(), orderedQueue()];
  const lookAt = (at: number): void => {
    const beat = beats[at];
    if (beat === undefined || skipped.has(beat.id)) return;
    const why = whyUnreachable(beat, now);
    if (why === null) return;
    now.state = merge({ beats: { [beat.id]: { skipped: sceneNumber } } });
    skipped.add(beat.id);
    log.push({
      kind: 'beat-skipped',
      beat: beat.id,
      message: `"${beat.title}" was skipped: ${why}.`,
    });
    for (const same of byId.get(beat.id) ?? [])
      for (const called of callsOf(same, now.state)) now.called.add(called);
    for (const other of waitingFor(beats).get(beat.id) ?? [])
      (other > at ? waiting : next).add(other);
  };
  for (const at of beats.keys()) lookAt(at);
  // The first round has come to these already.
  waiting = orderedQueue();
  do {
    [waiting, next] = [next, waiting];
    for (let at = waiting.next(); at !== null; at = waiting.next()) lookAt(at);
  } while (!next.isEmpty());
  return { state: now.state, log };
}

const waits = new WeakMap<readonly Beat[], ReadonlyMap<string, readonly number[]>>();

/** Where the beats stand that require one. */
function waitingFor(beats: readonly Beat[]): ReadonlyMap<string, readonly number[]> {
  const known = waits.get(beats);
  if (known !== undefined) return known;
  const found = new Map<string, number[]>();
  for (const [at, { requires, requiresAny }] of beats.entries())
    for (const id of new Set([...requires, ...requiresAny])) {
      const others = found.get(id);
      if (others === undefined) found.set(id, [at]);
      else others.push(at);
    }
  waits.set(beats, found);
  return found;
}

function whyUnreachable(beat: Beat, { state, sceneNumber, called }: Skipping): string | null {
  if (!beat.isSkippable || called.has(beat.id)) return null;
  const last = lastScene(beat, state);
  const isRequiring = beat.requires.length > 0 || beat.requiresAny.length > 0;
  if (last > sceneNumber && !isRequiring) return null;
  if (isBeatBehind(state, beat.id) || beatSkipped(state, beat.id) !== null) return null;
  const isSkipped = (id: string): boolean => beatSkipped(state, id) !== null && !called.has(id);
  if (last <= sceneNumber) return `its last scene was ${String(last)}`;
  const missing = beat.requires.find(isSkipped);
  if (missing !== undefined) return `it requires ${missing}, which was skipped`;
  return beat.requiresAny.length > 0 && beat.requiresAny.every(isSkipped)
    ? `it requires one of ${beat.requiresAny.join(', ')}, which were all skipped`
    : null;
}
