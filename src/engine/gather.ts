import type { Choice, Intent } from '@/contracts/generated/choice';
import { sceneId, type SceneId } from '@/foundation/ids';
import { turnDeadlineMs, typedActionCharacters } from '@/foundation/limits';
import { initialState } from '@/engine/initial-state';
import { narratorView, type Viewpoint } from '@/engine/narrator-view';
import { recordedTime, sceneSeed, type OpenStory } from '@/engine/open-story';
import { readNothing, type JustRead, type ReadWords } from '@/engine/read-words';
import { SecureSeed } from '@/engine/secure-seed';
import type { TellingVoice } from '@/engine/telling-voice';
import type { Timeline } from '@/engine/timeline';
import { isCrossroads, isWelcomeIn, standingOffers } from '@/narrator/offer-choices';
import type { NarratorLibrary } from '@/narrator/telling-context';
import type { Branch } from '@/persistence/story-log';
import type { Campaign } from '@/story/campaign';
import { isOwnWords } from '@/story/own-words';
import type { Scene, TakenAction } from '@/story/scene';
import { isInScene, passagesThatBrought, scenesStillOpen } from '@/story/in-scene';
import type { Sentence } from '@/story/provenance';
import type { StoryState } from '@/story/story-state';

export type PlayerAction = { readonly choice: string } | { readonly text: string };

/** Where a turn starts from. */
export type Standing = {
  readonly timeline: Timeline;
  readonly branch: Branch;
  /** Not in the store yet: the turn's first commit adds it. */
  readonly isNewBranch: boolean;
};

/** Everything one turn needs to know, gathered before anything runs. */
export type Turn = Standing & {
  readonly story: OpenStory;
  readonly id: SceneId;
  readonly number: number;
  readonly at: number;
  readonly seed: number;
  readonly secureSeed: SecureSeed;
  /** Elapsed time by which the player has an answer, whatever hangs. */
  readonly deadline: number;
  readonly parent: Scene | null;
  readonly stateBefore: StoryState;
  readonly taken: TakenAction | null;
  /** Whose dice are rolled, when they are not those of this branch. */
  readonly diceOf: Branch | null;
  /** The narrator, while an outcome that stands is told; not before. */
  readonly voice?: TellingVoice;
  /** More words of the engine's own; absent in the first scene and where they could not be had. */
  readonly library?: NarratorLibrary;
};

/** Null when the action names a choice that is not offered. */
export function gather(
  story: OpenStory,
  standing: Standing,
  action: PlayerAction | null,
  read: ReadWords = readNothing,
): Turn | null {
  const turn = turnFrom(story, standing, { taken: null, diceOf: null, secureSeed: null });
  if (action === null) return turn;
  const { timeline, seed, stateBefore } = turn;
  const viewpoint = { story, timeline, seed, taken: null };
  const taken = takenAction(action, { viewpoint, state: stateBefore, read });
  return taken === null ? null : { ...turn, taken };
}

/** The turn of a scene once more, as its sibling: the same act and the same dice. */
export function gatherAgain(
  story: OpenStory,
  standing: Standing,
  { scene, diceOf }: { readonly scene: Scene; readonly diceOf: Branch },
): Turn {
  const { taken, secureSeed } = scene.outcome;
  return turnFrom(story, standing, { taken, diceOf, secureSeed: secureSeed ?? null });
}

function turnFrom(
  story: OpenStory,
  standing: Standing,
  {
    taken,
    diceOf,
    secureSeed,
  }: Pick<Turn, 'taken' | 'diceOf'> & { readonly secureSeed: number | null },
): Turn {
  const { timeline, branch } = standing;
  const parent = timeline.scenes[timeline.scenes.length - 1] ?? null;
  const number = (parent?.number ?? 0) + 1;
  return {
    ...standing,
    story,
    id: sceneId(branch.id, number),
    number,
    at: recordedTime(story, number),
    seed: sceneSeed(story.playthrough, diceOf ?? branch, number),
    secureSeed: new SecureSeed(story.random, secureSeed),
    deadline: story.clock.elapsed() + turnDeadlineMs,
    parent,
    stateBefore: parent === null ? initialState(story.campaign, story.playthrough) : timeline.state,
    taken,
    diceOf,
  };
}

type Reading = {
  readonly viewpoint: Viewpoint;
  readonly state: StoryState;
  readonly read: ReadWords;
};

/** A tapped choice keeps its intent; only typed words are read, and choices that are nothing but words. */
function takenAction(action: PlayerAction, reading: Reading): TakenAction | null {
  const { scenes } = reading.viewpoint.timeline;
  const shown: readonly Choice[] = scenes[scenes.length - 1]?.words?.choices ?? [];
  if ('text' in action) {
    const text = plainText(action.text);
    return { choice: null, text, intent: readWords(text, reading, shown) };
  }
  const choice = shown.find(({ id }) => id === action.choice);
  if (choice === undefined) return null;
  const { id, text } = choice;
  const intent = isOwnWords(choice.intent) ? readWords(text, reading, shown) : choice.intent;
  return { choice: id, text, intent };
}

function readWords(
  text: string,
  { viewpoint, state, read }: Reading,
  shown: readonly Choice[],
): Intent {
  const view = narratorView(viewpoint, { state, roll: null, beat: null, recalled: [] });
  // Words that would be found to mean themselves would never be read.
  const meant = shown.filter(({ intent }) => !isOwnWords(intent));
  const standing = standingOffers(view).filter((offer) => isWelcomeIn(offer, view));
  const offered = isCrossroads(shown) ? meant : [...meant, ...standing];
  const { campaign } = viewpoint.story;
  const inScene = [...campaign.people.keys()].filter((person) =>
    isInScene(viewpoint.timeline.scenes, person, campaign),
  );
  const justRead = lastRead(viewpoint.timeline.scenes, campaign);
  return read(text, { campaign, state, offered, inScene, ...(justRead && { justRead }) });
}

/** The newest scene that took time, and whom those before it brought that only asides have followed. */
function lastRead(scenes: readonly Scene[], campaign: Campaign): JustRead | undefined {
  const open = scenesStillOpen(scenes, campaign);
  const [newest] = open;
  if (newest === undefined) return undefined;
  const brought = open.flatMap((scene) => wordsThatBrought(scene, campaign));
  return { brought, text: wordsFrom((newest.words?.paragraphs ?? []).flat()) };
}

/** As they were told, the last first. */
function wordsThatBrought({ outcome, words }: Scene, campaign: Campaign): readonly string[] {
  const sentences = (words?.paragraphs ?? []).flat();
  return passagesThatBrought(outcome, campaign)
    .map(({ id }) => wordsFrom(sentences.filter(({ from }) => from === id)))
    .reverse();
}

function wordsFrom(sentences: readonly Sentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

/** Typed words are kept and shown again, so that nothing in them may steer a terminal. */
function plainText(typed: string): string {
  return typed
    .slice(0, typedActionCharacters)
    .replace(/\p{C}+/gu, ' ')
    .trim();
}
