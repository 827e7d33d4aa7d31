import type { Campaign } from '@/story/campaign/campaign';
import type { StoryState } from '@/story/state/story-state';

/** What planning an act asks of a turn. */
export type ActSituation = {
  readonly story: { readonly campaign: Campaign };
  readonly stateBefore: StoryState;
};
