import type { Campaign } from '@/story/campaign/campaign';

/** Whether its passages were made of an author's prose: then names are all that joins a choice to what happened. */
export function isMadeOfProse({ sources }: Pick<Campaign, 'sources'>): boolean {
  return sources !== undefined;
}
