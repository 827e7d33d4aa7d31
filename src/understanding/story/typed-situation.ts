import type { Offered } from '@/understanding/story/offered';
import type { JustRead } from '@/understanding/story/people-at-hand';
import type { NearestExample } from '@/understanding/act/understood-act';
import type { Campaign } from '@/story/campaign/campaign';
import type { StoryState } from '@/story/state/story-state';

/** What typed words are held against. */
export type TypedSituation = {
  readonly campaign: Campaign;
  readonly state: StoryState;
  /** What is on the screen, then what else could be done here. */
  readonly offered: readonly Offered[];
  /** Whom the scene has brought before the player; absent for nobody. */
  readonly inScene?: readonly string[];
  /** What the player has just read; absent before the first scene. */
  readonly justRead?: JustRead;
  /** What the story has just proposed to the player, in words that can be said; absent for nothing. */
  readonly proposed?: readonly string[];
  readonly nearest?: NearestExample;
};
