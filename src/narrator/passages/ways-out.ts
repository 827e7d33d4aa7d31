import { isSpent } from '@/narrator/passages/is-eligible';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Place } from '@/story/campaign/campaign';
import { openExits } from '@/story/campaign/open-exits';
import type { Passage } from '@/story/campaign/passage';
import { placeOf } from '@/story/state/story-state';

/** One moment is asked for its ways again and again, and each time all passages would be counted. */
const known = new WeakMap<TellingContext, readonly Place[]>();

/** The places that can be gone to, those first where most is still untold. */
export function waysOut(context: TellingContext): readonly Place[] {
  const before = known.get(context) ?? waysFrom(context);
  known.set(context, before);
  return before;
}

function waysFrom(context: TellingContext): readonly Place[] {
  const { campaign, state } = context;
  const exits = openExits(placeOf(state), campaign, state);
  return exits
    .flatMap((id) => campaign.places.get(id) ?? [])
    .map((place, index) => ({ place, index, untold: untoldAt(place.id, context) }))
    .sort((one, other) => other.untold - one.untold || one.index - other.index)
    .map(({ place }) => place);
}

/** Only what is told nowhere else counts: what fits many places would draw everyone to the one in most lists. */
function untoldAt(place: string, context: TellingContext): number {
  return [...context.campaign.passages.values()].filter(
    (passage) => isOnlyAt(passage, place) && !isSpent(passage, context),
  ).length;
}

function isOnlyAt({ conditions: { where } }: Passage, place: string): boolean {
  return where.length === 1 && where[0] === place;
}
