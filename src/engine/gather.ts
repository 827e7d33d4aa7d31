import type { Choice } from '@/contracts/generated/choice';
import { sceneId, type SceneId } from '@/foundation/ids';
import { turnDeadlineMs, typedActionCharacters } from '@/foundation/limits';
import { initialState } from '@/engine/initial-state';
import { narratorView, type Viewpoint } from '@/engine/narrator-view';
import { recordedTime, sceneSeed, type OpenStory } from '@/engine/open-story';
import type { Timeline } from '@/engine/timeline';
import { standingOffers } from '@/narrator/offer-choices';
import { readTypedAction } from '@/narrator/read-typed-action';
import type { Branch } from '@/persistence/story-store';
import type { Scene, TakenAction } from '@/story/scene';
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
  /** Elapsed time by which the player has an answer, whatever hangs. */
  readonly deadline: number;
  readonly parent: Scene | null;
  readonly stateBefore: StoryState;
  readonly taken: TakenAction | null;
};

/** Null when the action names a choice that is not offered. */
export function gather(
  story: OpenStory,
  standing: Standing,
  action: PlayerAction | null,
): Turn | null {
  const { timeline, branch } = standing;
  const parent = timeline.scenes[timeline.scenes.length - 1] ?? null;
  const stateBefore =
    parent === null ? initialState(story.campaign, story.playthrough) : timeline.state;
  const number = (parent?.number ?? 0) + 1;
  const seed = sceneSeed(story.playthrough, branch, number);
  const viewpoint = { story, timeline, seed, taken: null };
  const taken = action === null ? null : takenAction(action, viewpoint, stateBefore);
  if (action !== null && taken === null) return null;
  return {
    ...standing,
    story,
    id: sceneId(branch.id, number),
    number,
    at: recordedTime(story, number),
    seed,
    deadline: story.clock.elapsed() + turnDeadlineMs,
    parent,
    stateBefore,
    taken,
  };
}

/** A tapped choice keeps its intent; only typed words are read. */
function takenAction(
  action: PlayerAction,
  viewpoint: Viewpoint,
  state: StoryState,
): TakenAction | null {
  const { scenes } = viewpoint.timeline;
  const shown: readonly Choice[] = scenes[scenes.length - 1]?.words?.choices ?? [];
  if ('choice' in action) {
    const choice = shown.find(({ id }) => id === action.choice);
    return choice === undefined
      ? null
      : { choice: choice.id, text: choice.text, intent: choice.intent };
  }
  const text = plainText(action.text);
  const view = narratorView(viewpoint, { state, roll: null, beat: null, recalled: [] });
  const offered = isCrossroads(shown) ? shown : [...shown, ...standingOffers(view)];
  const intent = readTypedAction(text, { campaign: viewpoint.story.campaign, state, offered });
  return { choice: null, text, intent };
}

/** All that is offered comes from the beat: it wants an answer before anything else. */
function isCrossroads(shown: readonly Choice[]): boolean {
  return (
    shown.length > 0 && shown.every(({ because }) => because.some(({ kind }) => kind === 'beat'))
  );
}

/** Typed words are kept and shown again, so that nothing in them may steer a terminal. */
function plainText(typed: string): string {
  return typed
    .slice(0, typedActionCharacters)
    .replace(/\p{C}+/gu, ' ')
    .trim();
}
