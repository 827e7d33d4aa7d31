import type { Turn } from '@/engine/gather';
import type { Timeline } from '@/engine/timeline';
import type { RecallMoment } from '@/recall/choose-memories';
import { peopleAt, placeOf } from '@/story/story-state';

/** From within a turn: what it has just come to remember is of now. */
export function recallMoment({ timeline, id, number, stateBefore }: Turn): RecallMoment {
  const { numbers } = timeline;
  return {
    sceneNumber: number,
    numberOf: (scene) => (scene === id ? number : (numbers.get(scene) ?? null)),
    present: new Set(peopleAt(stateBefore, placeOf(stateBefore))),
  };
}

/** From where the player stands between two turns. */
export function standingMoment({ scenes, state, numbers }: Timeline): RecallMoment {
  return {
    sceneNumber: scenes[scenes.length - 1]?.number ?? 0,
    numberOf: (scene) => numbers.get(scene) ?? null,
    present: new Set(peopleAt(state, placeOf(state))),
  };
}
