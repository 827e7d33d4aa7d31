import { cameBack } from '@/engine/came-back';
import { narratorView } from '@/engine/narrator-view';
import type { OpenStory } from '@/engine/open-story';
import { rememberedChoices } from '@/engine/remembered-choices';
import { settingOf } from '@/engine/setting-of';
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
  readonly onCommitted: (scene: Scene) => void;
};

/**
 * Tells the outcome that happened, offers what can be done now, and commits both. It only reads the
 * outcome, so a story killed between its two commits goes on here and rolls nothing again. It takes no
 * signal: what has happened is told, even if the player presses stop.
 */
export async function* finishScene({
  story,
  timeline,
  scene,
  seed,
  ms,
  onCommitted,
}: SceneToFinish): AsyncGenerator<TurnEvent, void> {
  const started = story.clock.elapsed();
  const after = afterScene(timeline, scene);
  yield settingEvent(story, after, scene);
  const worded = wordsFor({ story, timeline, scene, seed }, after);
  // Before the words: between them and their commit nothing may be waited for, else a kill finds them untold.
  // In the first scene there is nothing to look back on, and nothing to look back with is loaded yet.
  const choices =
    scene.parent === null ? worded.choices : await rememberedChoices(worded.choices, story, after);
  const words = { ...worded, choices };
  for (const [index, paragraph] of words.paragraphs.entries())
    for (const sentence of paragraph) yield { type: 'sentence', ...sentence, paragraph: index };
  await story.store.commitWords(scene, words, new AbortController().signal);
  const finished: Scene = { ...scene, words };
  onCommitted(finished);
  if (words.choices.length > 0) yield { type: 'choices', choices: words.choices };
  yield sceneEvent(finished, { ...ms, words: story.clock.elapsed() - started });
  yield* endEvent(story, after.scenes);
}

function wordsFor(
  { story, timeline, scene, seed }: Omit<SceneToFinish, 'ms' | 'onCommitted'>,
  { state, past }: Timeline,
): SceneWords {
  const { outcome } = scene;
  const viewpoint = { story, timeline, seed, taken: outcome.taken };
  const { roll, beat, recalled } = outcome;
  const context = narratorView(viewpoint, { state, roll, beat, recalled });
  const told = tellScene(outcome, context);
  const place = story.campaign.places.get(placeOf(state))?.name ?? placeOf(state);
  const offering = partsOffering(outcome, timeline.scenes);
  const choices =
    outcome.ending === null
      ? offerChoices(offering, { ...context, past }, outcome.offered ?? [])
      : [];
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

/** `timeline` ends with the scene. */
export function settingEvent(story: OpenStory, timeline: Timeline, { number }: Scene): TurnEvent {
  return { type: 'setting', scene: number, setting: settingOf(story, timeline) };
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

export function* endEvent({ campaign }: OpenStory, path: readonly Scene[]): Generator<TurnEvent> {
  const ending = path[path.length - 1]?.outcome.ending ?? null;
  if (ending === null) return;
  const title = campaign.endings.get(ending)?.title ?? ending;
  yield { type: 'end', ending, title, cameBack: cameBack(campaign, path) };
}
