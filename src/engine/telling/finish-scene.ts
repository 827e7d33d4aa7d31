import { attempt, attemptAsync } from '@/foundation/attempt';
import { returnedMemory } from '@/engine/turn-data/returned-memory';
import type { LateTelling } from '@/engine/telling/late-telling';
import { narratorFailed } from '@/engine/telling/narrator-failed';
import { SceneVoice } from '@/engine/telling/scene-voice';
import type { ToldByPlan } from '@/engine/telling/tell-by-plan';
import { sceneChoices } from '@/engine/telling/scene-choices';
import type { OpenStory } from '@/engine/turn-data/open-story';
import { settingOf } from '@/engine/turn-data/setting-of';
import { effectsOf } from '@/engine/turn-data/staged-effect';
import type { TellingTurn } from '@/engine/turn-data/telling-turn';
import type { ToldWords } from '@/engine/turn-data/telling-voice';
import { afterScene, type Timeline } from '@/engine/turn-data/timeline';
import type { SceneEvent, TurnEvent, TurnTimes } from '@/engine/turn-data/turn-event';
import type { TurnStep } from '@/engine/turn-data/turn-step';
import type { SkillHealths } from '@/plan/skill-healths';
import type { Scene, SceneWords } from '@/story/log/scene';
import { placeOf } from '@/story/state/story-state';
import type { Paragraph } from '@/story/words/provenance';

/** What telling works with beside the scene itself. */
export type TellingParts = {
  /** Null for the first scene, and where it cannot be had: then the engine tells by itself. */
  readonly code: LateTelling | null;
  readonly skills: SkillsToTell;
  readonly ms: Omit<TurnTimes, 'words'>;
};

/** What is known of the skills that tell. */
type SkillsToTell = {
  readonly healths: SkillHealths;
  /** Skills that get another chance, however often they have failed. */
  readonly retried: readonly string[];
};

type Told = Omit<ToldByPlan, 'healths'>;

const nothingTold: Told = { words: null, offered: [], traces: [], effects: [], notices: [] };

/**
 * Tells the outcome that happened, offers what can be done now, and commits both. It only reads the
 * outcome, so a story killed between its two commits goes on here and rolls nothing again. Stopped, a scene
 * that takes long to tell ends with its last whole sentence; what can be done now is offered all the same.
 */
export async function* finishScene(
  turn: TellingTurn,
  { code, skills, ms }: TellingParts,
  signal: AbortSignal,
): AsyncGenerator<TurnStep, void> {
  const { story, timeline, scene } = turn;
  const started = story.clock.elapsed();
  const after = afterScene(timeline, scene);
  const voice = new SceneVoice(turn, after);
  yield settingEvent(story, after, scene);
  const faults: unknown[] = [];
  const heard = yield* heardFromLadder(turn, voice, wordsOf(voice, faults), signal);
  const told: Told = yield* toldBySkills(turn, { code, skills, voice, heard });
  const { paragraphs, rung } = told.words ?? heard.words;
  if (told.words === null && !heard.isShown) yield* sentencesOf(paragraphs);
  const chosen = await attemptAsync(() =>
    sceneChoices(turn, { chosen: told.offered, voice, after, code }),
  );
  if (!chosen.ok) faults.push(chosen.error);
  const choices = chosen.ok ? chosen.value : voice.bareChoices();
  const words = {
    place: story.campaign.places.get(placeOf(after.state))?.name ?? placeOf(after.state),
    paragraphs,
    choices,
    rung,
    ...madeWhileTelling(told),
  };
  const storage = effectsOf('storage', told.effects).map(({ change }) => change);
  const assets = effectsOf('asset', told.effects).map(({ made }) => made);
  const never = new AbortController().signal;
  await story.store.commitWords(scene, { words, storage, assets }, never);
  const finished: Scene = { ...scene, words };
  yield { type: 'committed', scene: finished };
  const notices = [...told.notices, ...faults.slice(0, 1).map(narratorFailed)];
  for (const notice of notices) yield { type: 'notice', ...notice };
  if (choices.length > 0) yield { type: 'choices', choices };
  yield sceneEvent(finished, { ...ms, words: story.clock.elapsed() - started });
  yield* endEvent(story, after.scenes);
}

type Heard = {
  readonly words: ToldWords;
  /** Its sentences were given out when they came. */
  readonly isShown: boolean;
};

/** From here on the voice tells what the ladder did: skills are given what the player reads. */
async function* heardFromLadder(
  turn: TellingTurn,
  voice: SceneVoice,
  own: ToldWords,
  signal: AbortSignal,
): AsyncGenerator<TurnStep, Heard> {
  const { narrators: rungs, clock } = turn.story;
  // Where it cannot be had, the built-in narrator tells the scene.
  const code = rungs.length === 0 ? null : await import('@/engine/telling/rungs').catch(() => null);
  if (code === null) return { words: own, isShown: false };
  const { briefOf, tellByLadder } = code;
  const brief = await briefOf(turn, own, signal);
  const scene = { rungs, own, briefOf: brief, judged: voice.judged, clock };
  const telling = tellByLadder(scene, signal);
  let isShown = false;
  let step = await telling.next();
  for (; step.done !== true; step = await telling.next()) {
    isShown = true;
    yield { type: 'sentence', ...step.value };
  }
  voice.settle(step.value);
  return { words: step.value, isShown };
}

/**
 * The telling plan. The first scene has none: nobody chose anything yet, and its words are to be there
 * before the first runtime for scripts is.
 */
async function* toldBySkills(
  turn: TellingTurn,
  { code, skills, voice, heard }: Pick<TellingParts, 'code' | 'skills'> & SkillsHear,
): AsyncGenerator<TurnStep, Told> {
  if (code === null) return nothingTold;
  const telling = code.tellByPlan(turn, { ...skills, voice }, new AbortController().signal);
  let step = await telling.next();
  while (step.done !== true) {
    if (step.value.type !== 'words') yield step.value;
    else if (!heard.isShown) yield* sentencesOf(step.value.words.paragraphs);
    step = await telling.next();
  }
  yield { type: 'ran', healths: step.value.healths };
  return heard.isShown ? afterShown(step.value, heard.words) : step.value;
}

type SkillsHear = { readonly voice: SceneVoice; readonly heard: Heard };

/** What the player has read stands: other words of a skill come too late then. */
function afterShown(told: Told, shown: ToldWords): Told {
  const isOther = told.words !== null && told.words !== shown;
  const notice = {
    kind: 'words-too-late',
    message: 'A skill would have told this scene in other words, after it was told.',
  };
  return { ...told, words: null, notices: [...told.notices, ...(isOther ? [notice] : [])] };
}

/**
 * What happened stands: a narrator that fails here would fail each time the story is opened, and nobody
 * would ever get past this scene.
 */
function wordsOf(voice: SceneVoice, faults: unknown[]): ToldWords {
  const words = attempt(() => voice.words());
  if (words.ok) return words.value;
  faults.push(words.error);
  return voice.template();
}

function* sentencesOf(paragraphs: readonly Paragraph[]): Generator<TurnEvent> {
  for (const [index, paragraph] of paragraphs.entries())
    for (const sentence of paragraph) yield { type: 'sentence', ...sentence, paragraph: index };
}

function madeWhileTelling({ traces, effects }: Told): Pick<SceneWords, 'plans' | 'assets'> {
  const assets = effectsOf('asset', effects).map(({ made }) => made.asset);
  return {
    ...(traces.length === 0 ? {} : { plans: traces }),
    ...(assets.length === 0 ? {} : { assets }),
  };
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
    ...(outcome.log === undefined ? {} : { log: outcome.log }),
    ms,
  };
}

export function* endEvent({ campaign }: OpenStory, path: readonly Scene[]): Generator<TurnEvent> {
  const ending = path[path.length - 1]?.outcome.ending ?? null;
  if (ending === null) return;
  const title = campaign.endings.get(ending)?.title ?? ending;
  yield { type: 'end', ending, title, cameBack: returnedMemory(campaign, path) };
}
