import { beatPriorities, type Beat } from '@/story/campaign/beat';
import { isDue, isLastCall, lastScene, type BeatMoment } from '@/story/beats/is-due';
import { calledBeats, comesOnlyWhenCalled } from '@/story/beats/beat-calls';
import type { Condition } from '@/story/conditions/condition';
import { isBeatBehind } from '@/story/state/story-state';

/**
 * The beats that could come now, the most pressing first (arch §7.5). Among equals those come first for
 * which it is the last scene, then in the author's order.
 */
export function beatsDue(beats: readonly Beat[], moment: BeatMoment): readonly Beat[] {
  const { state, sceneNumber } = moment;
  const called = calledBeats(beats, state);
  const isDueNow = (beat: Beat): boolean =>
    called.has(beat.id)
      ? !isBeatBehind(state, beat.id)
      : isDue(beat, moment) && !comesOnlyWhenCalled(beat, beats);
  const isLast = (beat: Beat): boolean => beat.isSkippable && lastScene(beat, state) <= sceneNumber;
  const groups = beatPriorities.map((priority) => ({
    ...{ priority, last: new Array<Beat>(), others: new Array<Beat>() },
  }));
  for (const beat of beats) {
    if (!isDueNow(beat)) continue;
    const group = groups.find(({ priority }) => priority === beat.priority);
    (isLast(beat) ? group?.last : group?.others)?.push(beat);
  }
  const due = groups.flatMap(({ last, others }) => [...last, ...others]);
  // Others that are due can come in the next scene; for these there is none.
  const isNow = (beat: Beat): boolean => isLastCall(beat, moment);
  return [...due.filter(isNow), ...due.filter((beat) => !isNow(beat))];
}

/**
 * Whether a beat that is due may be left to the next scene without coming later than that: it was not
 * left before, no other beat wants either scene, and nothing that it rests on can pass meanwhile.
 */
export function mayWait(beat: Beat, beats: readonly Beat[], moment: BeatMoment): boolean {
  const { sceneNumber: now, windowScene = now } = moment;
  const dueIn = (sceneNumber: number): readonly Beat[] =>
    beatsDue(beats, { ...moment, sceneNumber, windowScene: windowScene + sceneNumber - now });
  const isAlone = (due: readonly Beat[]): boolean => due.length === 1 && due[0] === beat;
  return (
    isLasting(beat) &&
    !isLastCall(beat, moment) &&
    !dueIn(now - 1).includes(beat) &&
    [now, now + 1].every((scene) => isAlone(dueIn(scene)))
  );
}

function isLasting({ states, custom }: Beat): boolean {
  return states.every((state) => 'says' in state) && (custom === null || isOfScenes(custom));
}

/** Whether it asks for the number of the scene and nothing that could change back. */
function isOfScenes(condition: Condition): boolean {
  switch (condition.kind) {
    case 'value':
      return true;
    case 'name':
    case 'has':
    case 'count':
      return condition.name.of === 'scene';
    case 'not':
    case 'minus':
      return isOfScenes(condition.of);
    case 'binary':
      return isOfScenes(condition.left) && isOfScenes(condition.right);
  }
}
