import type { Campaign } from '@/story/campaign/campaign';
import { isEnglish } from '@/story/campaign/is-english';

/**
 * Whether a story has to be made of a campaign's prose: its author wrote what there is, and not one passage. In a
 * language it does not read, the engine makes nothing.
 */
export function needsReading(
  campaign: Pick<Campaign, 'passages' | 'language'>,
  files: ReadonlyMap<string, string>,
): boolean {
  const hasProse = files.has('plot/premise.md') || files.has('world/setting.md');
  return hasProse && campaign.passages.size === 0 && isEnglish(campaign);
}
