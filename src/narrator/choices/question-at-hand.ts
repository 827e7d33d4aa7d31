import { fewestChoices } from '@/foundation/limits';
import { authoredOffers } from '@/narrator/choices/authored-offers';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Passage } from '@/story/campaign/passage';
import { personPlace, placeOf } from '@/story/state/story-state';

/**
 * The first of these questions that can be put here: its place is this one, whoever it turns to is here, and
 * there is still more than one answer to it. Null where none can.
 */
export function questionAtHand(asking: readonly string[], context: TellingContext): Passage | null {
  const passages = asking.flatMap((id) => context.campaign.passages.get(id) ?? []);
  return passages.find((passage) => canBePut(passage, context)) ?? null;
}

function canBePut(passage: Passage, context: TellingContext): boolean {
  const { campaign, state } = context;
  const { where, who, speaker } = passage.conditions;
  const here = placeOf(state);
  if (where.length > 0 && !where.includes(here)) return false;
  const people = [...who, speaker, ...passage.choices.map(({ target }) => target)].filter(
    (id) => id !== null && campaign.people.has(id),
  );
  if (people.some((id) => id !== null && personPlace(state, id) !== here)) return false;
  return authoredOffers(passage, context).length >= fewestChoices;
}
