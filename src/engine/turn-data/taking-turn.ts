import type { SceneId } from '@/foundation/ids';
import type { OpenStory } from '@/engine/turn-data/open-story';
import type { SecureSeed } from '@/engine/turn-data/secure-seed';
import type { Timeline } from '@/engine/turn-data/timeline';
import type { Branch } from '@/persistence/rows/story-log';
import type { TakenAction } from '@/story/log/taken-action';
import type { Scene } from '@/story/log/scene';
import type { TypedMeaning } from '@/understanding/read-typed-meaning';
import type { StoryState } from '@/story/state/story-state';

export type PlayerAction = { readonly choice: string } | { readonly text: string };

/** Where a turn starts from. */
export type TurnStart = {
  readonly timeline: Timeline;
  readonly branch: Branch;
  /** Not in the store yet: the turn's first commit adds it. */
  readonly isNewBranch: boolean;
};

/** A turn before its first commit: everything it needs to know, gathered before anything runs. */
export type TakingTurn = TurnStart & {
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
  /** What else the player's own words asked for, or may mean; null where nothing had to be read. */
  readonly heard: Omit<TypedMeaning, 'intent' | 'said'> | null;
  /** Whose dice are rolled, when they are not those of this branch. */
  readonly diceOf: Branch | null;
};
