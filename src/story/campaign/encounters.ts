import type { Campaign } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';

/** What may be met on the way: words that an author keeps for journeys. */
export function isEncounter({ conditions, part }: Passage): boolean {
  return part !== 'choices' && conditions.scene.includes('travel');
}

const known = new WeakMap<Campaign, boolean>();

export function hasEncounters(campaign: Campaign): boolean {
  const before = known.get(campaign);
  if (before !== undefined) return before;
  const has = [...campaign.passages.values()].some(isEncounter);
  known.set(campaign, has);
  return has;
}
