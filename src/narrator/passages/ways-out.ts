import { isSpent } from '@/narrator/passages/is-eligible';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Place } from '@/story/campaign/campaign';
import { openExits } from '@/story/campaign/open-exits';
import type { Passage } from '@/story/campaign/passage';
import { peopleAt, placeOf } from '@/story/state/story-state';

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
  const ways = exits
    .flatMap((id) => campaign.places.get(id) ?? [])
    .map((place, index) => ({ place, index, untold: untoldAt(place.id, context) }))
    .sort((one, other) => other.untold - one.untold || one.index - other.index)
    .map(({ place }) => place);
  return worthGoing(ways, context);
}

const leastWeight = 0.1;

/** In a story made of prose nobody is sent where nothing is left: no words, no deed, nobody. */
function worthGoing(places: readonly Place[], context: TellingContext): readonly Place[] {
  if (context.campaign.sources === undefined) return places;
  const { state, campaign } = context;
  const isLeft = (passage: Passage): boolean =>
    passage.part === 'choices'
      ? passage.choices.some(({ leadsTo }) => {
          const goal = campaign.passages.get(leadsTo ?? '');
          return goal !== undefined && !isSpent(goal, context);
        })
      : // What is told only where there is nothing better is nothing to go for.
        passage.part === 'place' && passage.weight > leastWeight && !isSpent(passage, context);
  const kept = places.filter(
    ({ id }) =>
      peopleAt(state, id).length > 0 ||
      [...campaign.passages.values()].some((passage) => isOnlyAt(passage, id) && isLeft(passage)),
  );
  // Who is alone with nothing to do must be able to leave.
  const isAlone = peopleAt(state, placeOf(state)).length === 0;
  return kept.length > 0 || !isAlone ? kept : places.slice(0, 1);
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
