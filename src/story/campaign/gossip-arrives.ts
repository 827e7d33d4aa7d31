import { deepMergeAll } from '@/foundation/json-trees/deep-merge';
import type { Campaign } from '@/story/campaign/campaign';
import {
  deedsTalkedOf,
  deedsPatch,
  hearings,
  shareFelt,
  type Deed,
  type Neighbour,
} from '@/story/state/gossip';
import { felt } from '@/story/rules/standing';
import { minutesOf, personPlace, type StoryState } from '@/story/state/story-state';

/** Word of what the player did reaches who has not heard yet; without news the same state comes back. */
export function gossipArrives(state: StoryState, people: Campaign['people']): StoryState {
  const deeds = deedsTalkedOf(state);
  if (deeds.length === 0) return state;
  const neighbours = [...people.values()].map(({ id, ties }): Neighbour => ({
    id,
    place: personPlace(state, id),
    ties: ties ?? [],
  }));
  let after = state;
  const told = deeds.map((deed): Deed => {
    const news = hearings(deed.known, neighbours, minutesOf(state));
    for (const { person, belief, toldBy } of news)
      after = deepMergeAll(
        after,
        felt(after, person, {
          by: deed.by * belief * shareFelt(person, deed.about),
          reason: { reason: deed.reason, toldBy },
          rate: null,
        }),
      );
    const known = new Map(deed.known);
    for (const { person, at, belief } of news) known.set(person, { at, belief });
    return { ...deed, known };
  });
  return after === state ? state : deepMergeAll(after, [deedsPatch(told)]);
}
