import type { NewStory } from '@/engine/engine';
import type { PlayerWish } from '@/story/campaign/player-form';
import type { Preferences } from '@/ui/preferences/preferences';

type Wished = Pick<NewStory, 'campaign' | 'seed'> & { readonly player: PlayerWish | undefined };

/** A story as the app begins one: within what the player wants to read of. */
export function newStory(
  { campaign, seed, player }: Wished,
  { lines, veils }: Preferences,
): NewStory {
  return {
    ...{ campaign, seed, style: 'vivid', startingPatch: {}, startAtBeat: null },
    ...(player === undefined ? {} : { player }),
    ...(lines.length + veils.length === 0 ? {} : { boundaries: { lines, veils } }),
  };
}
