import type { TellingContext } from '@/narrator/telling-context';
import { placeOf } from '@/story/story-state';

/** Under a roof or not. */
export function whereOf({
  campaign,
  state,
}: Pick<TellingContext, 'campaign' | 'state'>): 'inside' | 'outside' {
  return campaign.places.get(placeOf(state))?.kind === 'interior' ? 'inside' : 'outside';
}
