import { isSpent } from '@/narrator/passages/is-eligible';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { holds } from '@/story/conditions/condition';
import type { AuthoredChoice } from '@/story/campaign/passage';
import { isBeatBehind, isHolding, personPlace, placeOf } from '@/story/state/story-state';

type Deed = Pick<AuthoredChoice, 'kind' | 'target' | 'needs' | 'condition' | 'leadsTo'>;

/** Executable now: what it needs is held, who it means is here, where it leads is still untold. */
export function isPossible(choice: Deed, context: TellingContext): boolean {
  const { campaign, state, sceneNumber, band } = context;
  const { target, kind, leadsTo } = choice;
  if (choice.needs !== null && !isHolding(state, choice.needs)) return false;
  if (choice.condition !== null && !holds(choice.condition, { state, sceneNumber, roll: band }))
    return false;
  if (kind === 'move') {
    if (target === null || !campaign.places.has(target) || target === placeOf(state)) return false;
  } else if (target !== null && campaign.people.has(target)) {
    if (personPlace(state, target) !== placeOf(state)) return false;
  }
  if (leadsTo === null) return true;
  const passage = campaign.passages.get(leadsTo);
  if (passage === undefined) return !isBeatBehind(state, leadsTo);
  return !isSpent(passage, context);
}
