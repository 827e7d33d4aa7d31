import { narratorView } from '@/engine/narrator-view';
import type { OpenStory } from '@/engine/open-story';
import { afterScene, type Timeline } from '@/engine/timeline';
import type { SceneEvent, TurnEvent, TurnTimes } from '@/engine/turn-event';
import { offerChoices } from '@/narrator/offer-choices';
import { tellScene } from '@/narrator/tell-scene';
import { templateWords } from '@/narrator/template-words';
import type { Scene, SceneOutcome, SceneWords, ToldPart } from '@/story/scene';
import { placeOf } from '@/story/story-state';

export type SceneToFinish = {
  readonly story: OpenStory;
  /** Up to the scene before this one. */
  readonly timeline: Timeline;
  readonly scene: Scene;
  readonly seed: number;
  readonly ms: Omit<TurnTimes, 'words'>;
};

/**
 * Tells the outcome that happened, offers what can be done now, and commits both. It only reads the
 * outcome, so a story killed between its two commits goes on here and rolls nothing again.
 */
export async function* finishScene(
  { story, timeline, scene, seed, ms }: SceneToFinish,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent, Scene> {
  const started = story.clock.elapsed();
  const words = wordsFor({ story, timeline, scene, seed });
  for (const [index, paragraph] of words.paragraphs.entries())
    for (const sentence of paragraph) yield { type: 'sentence', ...sentence, paragraph: index };
  await story.store.commitWords(scene.id, words, signal);
  const finished: Scene = { ...scene, words };
  if (words.choices.length > 0) yield { type: 'choices', choices: words.choices };
  yield sceneEvent(finished, { ...ms, words: story.clock.elapsed() - started });
  yield* endEvent(story, finished);
  return finished;
}

function wordsFor({ story, timeline, scene, seed }: Omit<SceneToFinish, 'ms'>): SceneWords {
  const { outcome } = scene;
  const { state, past } = afterScene(timeline, scene);
  const setting = { story, timeline, seed, taken: outcome.taken };
  const { roll, beat, recalled } = outcome;
  const context = narratorView(setting, { state, roll, beat, recalled });
  const told = tellScene(outcome, context);
  const place = story.campaign.places.get(placeOf(state))?.name ?? placeOf(state);
  const offering = partsOffering(outcome, timeline.scenes);
  const choices = outcome.ending === null ? offerChoices(offering, { ...context, past }) : [];
  if (told.length > 0) return { place, paragraphs: told, choices, rung: 'built-in' };
  const paragraphs = templateWords(outcome.taken?.text ?? null, seed, past.toldPassages);
  return { place, paragraphs, choices, rung: 'template' };
}

/**
 * The passages whose choices are open now. Waiting, looking or saying something that leads nowhere is
 * an aside: what was offered before it still is, and nobody slips past a crossroads by talking.
 */
function partsOffering(outcome: SceneOutcome, before: readonly Scene[]): readonly ToldPart[] {
  const parts = [...outcome.told];
  // A beat is news: what was open before it no longer is.
  if (outcome.beat !== null) return parts;
  let latest = outcome;
  for (const scene of [...before].reverse()) {
    if (!isAside(latest)) break;
    latest = scene.outcome;
    parts.push(...latest.told);
  }
  return parts;
}

function isAside({ taken }: SceneOutcome): boolean {
  return taken !== null && taken.intent.leadsTo === undefined && taken.intent.kind !== 'move';
}

export function sceneEvent({ number, outcome, words }: Scene, ms: TurnTimes): SceneEvent {
  return {
    type: 'scene',
    number,
    place: words?.place ?? '',
    paragraphs: words?.paragraphs ?? [],
    choices: words?.choices ?? [],
    beat: outcome.beat,
    recalled: outcome.recalled,
    rung: words?.rung ?? 'template',
    ms,
  };
}

export function* endEvent(story: OpenStory, { outcome }: Scene): Generator<TurnEvent> {
  if (outcome.ending === null) return;
  const title = story.campaign.endings.get(outcome.ending)?.title ?? outcome.ending;
  yield { type: 'end', ending: outcome.ending, title };
}
