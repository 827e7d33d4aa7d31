import type { Campaign } from '@/story/campaign';
import type { StoryState } from '@/story/story-state';

/** What planning an act asks of a turn. */
export type ActSituation = {
  readonly story: { readonly campaign: Campaign };
  readonly stateBefore: StoryState;
};
