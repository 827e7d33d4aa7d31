import type { Campaign } from '@/story/campaign/campaign';

/** The engine's own words are English; with any other language only the author's are shown. */
export function isEnglish({ language = 'en' }: Pick<Campaign, 'language'>): boolean {
  return /^en(?:[-_]|$)/i.test(language);
}
