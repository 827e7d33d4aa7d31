import type { TellingContext } from '@/narrator/passages/telling-context';
import { placeOf } from '@/story/state/story-state';

/** Under a roof or not. */
export function whereOf({
  campaign,
  state,
}: Pick<TellingContext, 'campaign' | 'state'>): 'inside' | 'outside' {
  return campaign.places.get(placeOf(state))?.kind === 'interior' ? 'inside' : 'outside';
}
