import type { Turn } from '@/engine/gather';
import type { Timeline } from '@/engine/timeline';
import type { RecallMoment } from '@/recall/choose-memories';
import { peopleAt, placeOf } from '@/story/story-state';

/** From within a turn: what it has just come to remember is of now. */
export function recallMoment({ timeline, id, number, stateBefore }: Turn): RecallMoment {
  const before = numberOf(timeline);
  return {
    sceneNumber: number,
    numberOf: (scene) => (scene === id ? number : before(scene)),
    present: new Set(peopleAt(stateBefore, placeOf(stateBefore))),
  };
}

/** From where the player stands between two turns. */
export function standingMoment(timeline: Timeline): RecallMoment {
  const { scenes, state } = timeline;
  return {
    sceneNumber: scenes[scenes.length - 1]?.number ?? 0,
    numberOf: numberOf(timeline),
    present: new Set(peopleAt(state, placeOf(state))),
  };
}

function numberOf({ scenes }: Timeline): RecallMoment['numberOf'] {
  const numbers = new Map(scenes.map(({ id, number }) => [id, number]));
  return (scene) => numbers.get(scene) ?? null;
}
