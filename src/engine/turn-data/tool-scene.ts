import type { OpenStory } from '@/engine/turn-data/open-story';
import { StagedBudget } from '@/engine/turn-data/staged-budget';
import { SecureSeed } from '@/engine/turn-data/secure-seed';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import type { TellingTurn } from '@/engine/turn-data/telling-turn';
import type { TellingVoice } from '@/engine/turn-data/telling-voice';
import { afterScene, type Timeline } from '@/engine/turn-data/timeline';
import type { SceneId } from '@/foundation/ids';
import type { TakenAction } from '@/story/log/taken-action';
import type { StoryState } from '@/story/state/story-state';

/** What a script may see of a scene, whichever plan runs it. */
export type ToolScene = {
  readonly story: OpenStory;
  readonly id: SceneId;
  readonly number: number;
  readonly at: number;
  readonly seed: number;
  readonly secureSeed: SecureSeed;
  /** What its scripts may stage together. */
  readonly budget: StagedBudget;
  readonly timeline: Timeline;
  /** As it was committed: without this turn while its outcome is being found, with it while that is told. */
  readonly state: StoryState;
  readonly taken: TakenAction | null;
  /** The narrator of an outcome that stands; null while nothing has happened yet. */
  readonly voice: TellingVoice | null;
};

export function sceneToPlay(turn: TakingTurn): ToolScene {
  const { story, id, number, at, seed, secureSeed, timeline, stateBefore, taken } = turn;
  return {
    story,
    id,
    number,
    at,
    seed,
    secureSeed,
    budget: new StagedBudget(),
    timeline,
    state: stateBefore,
    taken,
    voice: null,
  };
}

export function sceneToTell(
  { story, timeline, scene, seed }: TellingTurn,
  voice: TellingVoice,
): ToolScene {
  const { id, number, at, outcome } = scene;
  const after = afterScene(timeline, scene);
  const secureSeed = new SecureSeed(story.random, outcome.secureSeed ?? null);
  const { taken } = outcome;
  const { state } = after;
  const budget = new StagedBudget();
  return { story, id, number, at, seed, secureSeed, budget, timeline: after, state, taken, voice };
}
