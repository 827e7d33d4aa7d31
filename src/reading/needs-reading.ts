import type { Campaign } from '@/story/campaign/campaign';
import { isEnglish } from '@/story/campaign/is-english';

/** So many choices of an author's own carry a story of some scenes. */
const enoughChoices = 12;

/**
 * Whether a story has to be made of a campaign's prose: its author wrote what there is, and does not tell it in
 * passages. In a language it does not read, the engine makes nothing.
 */
export function needsReading(
  campaign: Pick<Campaign, 'passages' | 'language'>,
  files: ReadonlyMap<string, string>,
): boolean {
  const hasProse = files.has('plot/premise.md') || files.has('world/setting.md');
  return hasProse && !isToldInPassages(campaign) && isEnglish(campaign);
}

/** Whoever opens the story and offers what can be done in it tells it themselves; fewer passages stand beside what is read. */
function isToldInPassages({ passages }: Pick<Campaign, 'passages'>): boolean {
  const all = [...passages.values()];
  const offered = all.reduce((sum, { choices }) => sum + choices.length, 0);
  return all.some(({ part }) => part === 'opening') && offered >= enoughChoices;
}
