import { mostTellings } from '@/foundation/limits';
import { isAsideAtCrossroads } from '@/engine/turn-data/asides';
import { sceneEvent, settingEvent } from '@/engine/telling/finish-scene';
import { narratorView } from '@/engine/turn-data/narrator-view';
import type { TellingTurn } from '@/engine/turn-data/telling-turn';
import { afterScene, type Timeline } from '@/engine/turn-data/timeline';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { tellDifferently } from '@/narrator/scene/tell-differently';
import type { Scene, Telling } from '@/story/log/scene';
import { tellingsOf, type WordsChange } from '@/story/log/tellings';

export type SceneToTellAgain = TellingTurn & {
  /** Keeps the change and gives the scene as it is then. */
  readonly keep: (change: WordsChange) => Promise<Scene>;
};

const untimed = { plan: 0, run: 0, words: 0 };

/**
 * The scene in other words, by the built-in narrator: a telling plan of skills would choose again what the
 * player can do, and that stands. A telling that was stepped back from comes again before a new one.
 */
export async function* tellSceneAgain(again: SceneToTellAgain): AsyncGenerator<TurnEvent> {
  const { scene } = again;
  const { tellings, current } = tellingsOf(scene);
  if (current + 1 < tellings.length) {
    yield* shown(again, await again.keep({ kind: 'telling-chosen', telling: current + 1 }));
    return;
  }
  if (tellings.length >= mostTellings) {
    yield remark(`This scene has been told in ${String(mostTellings)} ways, and there it stays.`);
    return;
  }
  const telling = tellings.length === 0 ? null : newTelling(again, tellings);
  if (telling === null) yield remark('There are no other words for this scene; it stays as it is.');
  else yield* told(again, await again.keep({ kind: 'told-differently', telling }));
}

/** The telling before the one that is read. */
export async function* tellEarlier(again: SceneToTellAgain): AsyncGenerator<TurnEvent> {
  const { current } = tellingsOf(again.scene);
  if (current === 0) yield remark('These are the words this scene was told in first.');
  else yield* shown(again, await again.keep({ kind: 'telling-chosen', telling: current - 1 }));
}

function newTelling(
  { story, timeline, scene, seed, library }: TellingTurn,
  tellings: readonly Telling[],
): Telling | null {
  const { roll, beat, recalled, taken } = scene.outcome;
  const { state } = afterScene(timeline, scene);
  const context = narratorView(
    { story, timeline, seed, taken, library },
    { state, roll, beat, recalled },
  );
  const before = timeline.scenes[timeline.scenes.length - 1] ?? null;
  const isAside = isAsideAtCrossroads(before, taken);
  const offered = scene.words?.choices ?? [];
  return tellDifferently({ outcome: scene.outcome, context, tellings, offered, isAside });
}

function* told(again: TellingTurn, scene: Scene): Generator<TurnEvent> {
  yield* beginning(again, scene);
  for (const [paragraph, sentences] of (scene.words?.paragraphs ?? []).entries())
    for (const sentence of sentences) yield { type: 'sentence', ...sentence, paragraph };
  yield sceneEvent(scene, untimed);
}

/** Words that were read before come at once. */
function* shown(again: TellingTurn, scene: Scene): Generator<TurnEvent> {
  yield* beginning(again, scene);
  yield sceneEvent(scene, untimed);
}

function* beginning({ story, timeline }: TellingTurn, scene: Scene): Generator<TurnEvent> {
  const { tellings, current } = tellingsOf(scene);
  yield {
    type: 'telling',
    scene: scene.number,
    telling: current + 1,
    tellings: tellings.length,
  };
  const after: Timeline = afterScene(timeline, scene);
  yield settingEvent(story, after, scene);
}

function remark(message: string): TurnEvent {
  return { type: 'notice', kind: 'telling', message };
}
