import type { ToolScene } from '@/engine/turn-data/tool-scene';
import type { Timeline } from '@/engine/turn-data/timeline';
import type { RecallMoment } from '@/recall/choose-memories';
import { peopleAt, placeOf } from '@/story/state/story-state';

/** From within a turn: what it has just come to remember is of now. */
export function recallMoment({ timeline, id, number, state }: ToolScene): RecallMoment {
  const { numbers } = timeline;
  return {
    sceneNumber: number,
    numberOf: (scene) => (scene === id ? number : (numbers.get(scene) ?? null)),
    present: new Set(peopleAt(state, placeOf(state))),
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
