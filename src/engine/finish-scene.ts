import type { Choice } from '@/contracts/generated/choice';
import { tellingDeadlineMs } from '@/foundation/limits';
import { cameBack } from '@/engine/came-back';
import { loadTurnCode } from '@/engine/load-turn-code';
import type { OpenStory } from '@/engine/open-story';
import { narratorFailed } from '@/engine/narrator-failed';
import { SceneVoice, type SceneToTell } from '@/engine/scene-voice';
import { SecureSeed } from '@/engine/secure-seed';
import { settingOf } from '@/engine/setting-of';
import { effectsOf } from '@/engine/staged-effect';
import type { ToldByPlan } from '@/engine/tell-by-plan';
import type { ToldWords } from '@/engine/telling-voice';
import { afterScene, type Timeline } from '@/engine/timeline';
import { reasonsKnown } from '@/engine/reasons-known';
import { toldChoices } from '@/engine/told-choices';
import type { SceneEvent, TurnEvent, TurnTimes } from '@/engine/turn-event';
import type { Branch } from '@/persistence/story-log';
import type { SkillHealths } from '@/plan/skill-healths';
import { isIdle } from '@/story/idle-intent';
import type { Paragraph } from '@/story/provenance';
import type { Scene, SceneWords } from '@/story/scene';
import { placeOf } from '@/story/story-state';

export type SceneToFinish = SceneToTell & {
  readonly branch: Branch;
  readonly ms: Omit<TurnTimes, 'words'>;
  readonly skills: SkillsToTell;
  readonly onCommitted: (scene: Scene) => void;
};

/** What is known of the skills that tell, and who wants to know how they did. */
export type SkillsToTell = {
  readonly healths: SkillHealths;
  /** Skills that get another chance, however often they have failed. */
  readonly retried: readonly string[];
  readonly onHealths: (healths: SkillHealths) => void;
};

type Told = Omit<ToldByPlan, 'healths'>;

const nothingTold: Told = { words: null, offered: [], traces: [], effects: [], notices: [] };

/**
 * Tells the outcome that happened, offers what can be done now, and commits both. It only reads the
 * outcome, so a story killed between its two commits goes on here and rolls nothing again. It takes no
 * signal: what has happened is told, even if the player presses stop.
 */
export async function* finishScene(toFinish: SceneToFinish): AsyncGenerator<TurnEvent, void> {
  const { story, timeline, scene, ms, onCommitted } = toFinish;
  const started = story.clock.elapsed();
  const after = afterScene(timeline, scene);
  // On the web it is fetched with the first choice; without it the engine tells the scene itself.
  const code = scene.parent === null ? null : await loadTurnCode();
  const voice = new SceneVoice({ ...toFinish, library: code?.narratorLibrary ?? null }, after);
  yield settingEvent(story, after, scene);
  const faults: unknown[] = [];
  const own = await wordsOf(voice, faults);
  const told: Told = yield* toldBySkills(toFinish, { voice, after, code });
  const { paragraphs, rung } = told.words ?? own;
  if (told.words === null) yield* sentencesOf(paragraphs);
  const choices = await choicesFor({ told, toFinish, voice, after, code }).catch(
    (reason: unknown) => {
      faults.push(reason);
      return voice.bareChoices();
    },
  );
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
  onCommitted(finished);
  const notices = [...told.notices, ...faults.slice(0, 1).map(narratorFailed)];
  for (const notice of notices) yield { type: 'notice', ...notice };
  if (choices.length > 0) yield { type: 'choices', choices };
  yield sceneEvent(finished, { ...ms, words: story.clock.elapsed() - started });
  yield* endEvent(story, after.scenes);
}

type Telling = {
  readonly voice: SceneVoice;
  readonly after: Timeline;
  readonly code: Awaited<ReturnType<typeof loadTurnCode>>;
};

/**
 * The telling plan. The first scene has none: nobody chose anything yet, and its words are to be there
 * before the first runtime for scripts is.
 */
async function* toldBySkills(
  { story, scene, seed, branch, skills }: SceneToFinish,
  { voice, after, code }: Telling,
): AsyncGenerator<TurnEvent, Told> {
  const { healths, retried, onHealths } = skills;
  if (code === null) return nothingTold;
  const turn = {
    ...{ story, branch, seed, voice, timeline: after, stateBefore: after.state, parent: scene },
    ...{ id: scene.id, number: scene.number, at: scene.at, taken: scene.outcome.taken },
    isNewBranch: false,
    secureSeed: new SecureSeed(story.random, scene.outcome.secureSeed ?? null),
    deadline: story.clock.elapsed() + tellingDeadlineMs,
    diceOf: null,
  };
  const telling = code.tellByPlan(turn, { healths, retried }, new AbortController().signal);
  let step = await telling.next();
  while (step.done !== true) {
    if (step.value.type === 'words') yield* sentencesOf(step.value.words.paragraphs);
    else yield step.value;
    step = await telling.next();
  }
  onHealths(step.value.healths);
  return step.value;
}

/**
 * What happened stands: a narrator that fails here would fail each time the story is opened, and nobody
 * would ever get past this scene.
 */
function wordsOf(voice: SceneVoice, faults: unknown[]): Promise<ToldWords> {
  return Promise.resolve()
    .then(() => voice.words())
    .catch((reason: unknown) => {
      faults.push(reason);
      return voice.template();
    });
}

function* sentencesOf(paragraphs: readonly Paragraph[]): Generator<TurnEvent> {
  for (const [index, paragraph] of paragraphs.entries())
    for (const sentence of paragraph) yield { type: 'sentence', ...sentence, paragraph: index };
}

/** As a skill chose them, else as the engine does; each with the memory that bears on it. */
async function choicesFor({
  told,
  toFinish: { story, scene, timeline },
  voice,
  after,
  code,
}: Telling & { readonly told: Told; readonly toFinish: SceneToFinish }): Promise<
  readonly Choice[]
> {
  const kept = choicesKept(scene, timeline);
  if (kept !== null) return kept;
  const before = scene.outcome.offered ?? [];
  const pool = voice.choices();
  const chosen =
    told.offered.length === 0 || pool.length === 0
      ? null
      : toldChoices({ before, chosen: told.offered, pool }, voice.after);
  const choices = (chosen ?? voice.ownChoices(before)).map((choice) => ({
    ...choice,
    because: reasonsKnown(choice, after.met, story.campaign),
  }));
  // In the first scene there is nothing to look back on, and nothing to look back with is loaded yet.
  const moment = { timeline: after, context: voice.after };
  return code === null ? choices : code.rememberedChoices(choices, story, moment);
}

/** What leads nowhere changes nothing, not even what is offered; null after anything else. */
function choicesKept(
  { outcome: { taken, offered = [] } }: Scene,
  { scenes }: Timeline,
): readonly Choice[] | null {
  const before = scenes[scenes.length - 1]?.words?.choices ?? [];
  const isKept = taken !== null && isIdle(taken.intent) && offered.length === 0;
  return isKept && before.length > 0 ? before : null;
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
  yield { type: 'end', ending, title, cameBack: cameBack(campaign, path) };
}
