import type { Choice } from '@/contracts/generated/choice';
import { sceneId } from '@/foundation/ids';
import { typedActionCharacters } from '@/foundation/limits';
import { initialState } from '@/engine/turn-data/initial-state';
import { narratorView, type NarratorMoment } from '@/engine/turn-data/narrator-view';
import { recordedTime, sceneSeed, type OpenStory } from '@/engine/turn-data/open-story';
import { readNothing, type ReadWords } from '@/engine/turn-data/read-words';
import type { JustRead } from '@/understanding/story/people-at-hand';
import { SecureSeed } from '@/engine/turn-data/secure-seed';
import type { PlayerAction, TurnStart, TakingTurn } from '@/engine/turn-data/taking-turn';
import { isCrossroads, isWelcomeIn, standingOffers } from '@/narrator/choices/offer-choices';
import type { Branch } from '@/persistence/rows/story-log';
import type { Campaign } from '@/story/campaign/campaign';
import { isOwnWords } from '@/story/acts/own-words';
import type { Scene } from '@/story/log/scene';
import type { TakenAction } from '@/story/log/taken-action';
import { isInScene, passagesThatBrought, scenesStillOpen } from '@/story/acts/in-scene';
import type { Sentence } from '@/story/words/provenance';
import type { StoryState } from '@/story/state/story-state';
import type { TypedMeaning } from '@/understanding/read-typed-meaning';

/** Null when the action names a choice that is not offered. */
export function gather(
  story: OpenStory,
  standing: TurnStart,
  action: PlayerAction | null,
  read: ReadWords = readNothing,
): TakingTurn | null {
  const turn = turnFrom(story, standing, { taken: null, diceOf: null, secureSeed: null });
  if (action === null) return turn;
  const { timeline, seed, stateBefore } = turn;
  const viewpoint = { story, timeline, seed, taken: null };
  const meant = takenAction(action, { viewpoint, state: stateBefore, read });
  return meant === null ? null : { ...turn, ...meant };
}

/** The turn of a scene once more, as its sibling: the same act and the same dice. */
export function gatherAgain(
  story: OpenStory,
  standing: TurnStart,
  { scene, diceOf }: { readonly scene: Scene; readonly diceOf: Branch },
): TakingTurn {
  const { taken, secureSeed } = scene.outcome;
  return turnFrom(story, standing, { taken, diceOf, secureSeed: secureSeed ?? null });
}

function turnFrom(
  story: OpenStory,
  standing: TurnStart,
  {
    taken,
    diceOf,
    secureSeed,
  }: Pick<TakingTurn, 'taken' | 'diceOf'> & { readonly secureSeed: number | null },
): TakingTurn {
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
    deadline: story.clock.elapsed() + story.limits.turnMs,
    parent,
    stateBefore: parent === null ? initialState(story.campaign, story.playthrough) : timeline.state,
    taken,
    heard: null,
    diceOf,
  };
}

type Reading = {
  readonly viewpoint: NarratorMoment;
  readonly state: StoryState;
  readonly read: ReadWords;
};

/** A tapped choice keeps its intent; only typed words are read, and choices that are nothing but words. */
function takenAction(
  action: PlayerAction,
  reading: Reading,
): Pick<TakingTurn, 'taken' | 'heard'> | null {
  const { scenes } = reading.viewpoint.timeline;
  const shown: readonly Choice[] = scenes[scenes.length - 1]?.words?.choices ?? [];
  if ('text' in action) {
    const text = plainText(action.text);
    return inOwnWords({ choice: null, text }, reading, shown);
  }
  const choice = shown.find(({ id }) => id === action.choice);
  if (choice === undefined) return null;
  const { id, text, intent } = choice;
  if (isOwnWords(intent)) return inOwnWords({ choice: id, text }, reading, shown);
  return { taken: { choice: id, text, intent }, heard: null };
}

function inOwnWords(
  said: Pick<TakenAction, 'choice' | 'text'>,
  reading: Reading,
  shown: readonly Choice[],
): Pick<TakingTurn, 'taken' | 'heard'> {
  const { intent, said: text, ...heard } = readWords(said.text, reading, shown);
  return { taken: { ...said, text, intent }, heard };
}

function readWords(
  text: string,
  { viewpoint, state, read }: Reading,
  shown: readonly Choice[],
): TypedMeaning {
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
