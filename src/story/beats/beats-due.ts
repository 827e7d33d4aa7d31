import { beatPriorities, type Beat } from '@/story/campaign/beat';
import { isDue, lastScene, type BeatMoment } from '@/story/beats/is-due';
import { comesOnlyWhenCalled, isCalled } from '@/story/beats/beat-calls';
import type { Condition } from '@/story/conditions/condition';
import { isBeatBehind } from '@/story/state/story-state';

/**
 * The beats that could come now, the most pressing first (arch §7.5). Among equals those come first for
 * which it is the last scene, then in the author's order.
 */
export function beatsDue(beats: readonly Beat[], moment: BeatMoment): readonly Beat[] {
  const { state, sceneNumber } = moment;
  const due = beats.filter((beat) =>
    isCalled(beat.id, beats, state)
      ? !isBeatBehind(state, beat.id)
      : isDue(beat, moment) && !comesOnlyWhenCalled(beat, beats),
  );
  const isLast = (beat: Beat): boolean => beat.isSkippable && lastScene(beat, state) <= sceneNumber;
  return beatPriorities.flatMap((priority) => {
    const equals = due.filter((beat) => beat.priority === priority);
    return [...equals.filter(isLast), ...equals.filter((beat) => !isLast(beat))];
  });
}

/**
 * Whether a beat that is due may be left to the next scene without coming later than that: it was not
 * left before, no other beat wants either scene, and nothing that it rests on can pass meanwhile.
 */
export function mayWait(beat: Beat, beats: readonly Beat[], moment: BeatMoment): boolean {
  const dueIn = (sceneNumber: number): readonly Beat[] =>
    beatsDue(beats, { ...moment, sceneNumber });
  const isAlone = (due: readonly Beat[]): boolean => due.length === 1 && due[0] === beat;
  const { sceneNumber } = moment;
  return (
    isLasting(beat) &&
    !dueIn(sceneNumber - 1).includes(beat) &&
    [sceneNumber, sceneNumber + 1].every((scene) => isAlone(dueIn(scene)))
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
