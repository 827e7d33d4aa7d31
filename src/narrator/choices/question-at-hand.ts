import { fewestChoices } from '@/foundation/limits';
import { authoredOffers } from '@/narrator/choices/authored-offers';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { personLedTo } from '@/story/campaign/person-led-to';
import type { Passage } from '@/story/campaign/passage';
import { personPlace, placeOf } from '@/story/state/story-state';

/**
 * The first of these questions that can be put here, with more than one answer still to it. Null where none can.
 */
export function questionAtHand(asking: readonly string[], context: TellingContext): Passage | null {
  const passages = asking.flatMap((id) => context.campaign.passages.get(id) ?? []);
  return passages.find((passage) => canBePut(passage, context)) ?? null;
}

/** Whoever it turns to is here. Where most answers turn to somebody, it is theirs wherever they are; else its place is. */
function canBePut(passage: Passage, context: TellingContext): boolean {
  const { campaign, state } = context;
  const { where, who, speaker } = passage.conditions;
  const here = placeOf(state);
  const meant = passage.choices
    .map((choice) => choice.target ?? personLedTo(choice, campaign))
    .filter((id) => id !== null && campaign.people.has(id));
  const people = [...who, speaker, ...meant].filter((id) => id !== null);
  if (people.some((id) => personPlace(state, id) !== here)) return false;
  const isOfPeople = meant.length > passage.choices.length / 2;
  if (!isOfPeople && where.length > 0 && !where.includes(here)) return false;
  return authoredOffers(passage, context).length >= fewestChoices;
}
