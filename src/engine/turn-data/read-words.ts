import type { Intent } from '@/contracts/generated/choice';
import type { Campaign } from '@/story/campaign/campaign';
import type { StoryState } from '@/story/state/story-state';
import type { JustRead } from '@/understanding/story/people-at-hand';

/** Turns words of the player's own into an intent. */
export type ReadWords = (
  text: string,
  situation: {
    readonly campaign: Campaign;
    readonly state: StoryState;
    readonly offered: readonly { readonly text: string; readonly intent: Intent }[];
    /** Whom the scene has brought before the player, wherever they belong. */
    readonly inScene?: readonly string[];
    readonly justRead?: JustRead;
  },
) => Intent;

/** What nobody can read is an attempt that the story turns down. */
export const readNothing: ReadWords = () => ({ kind: 'attempt' });
