import type { Campaign } from '@/story/campaign/campaign';
import { isEnglish } from '@/story/campaign/is-english';

const asWritten =
  /\b(?:as (?:it is |they are )?written|verbatim|word for word|faithfully|add nothing|nothing added|no additions?|(?:do not|don't|never) (?:add|invent|embellish))\b/i;

/**
 * How much the engine may say of its own: `freely` where a scene gains by it, `when-empty` only where the page
 * would else be empty because the author wants the words told as they are, `never` in a language it does not speak.
 */
export function mayInvent({
  language,
  guidance = '',
}: Pick<Campaign, 'language' | 'guidance'>): 'freely' | 'when-empty' | 'never' {
  if (!isEnglish(language === undefined ? {} : { language })) return 'never';
  return asWritten.test(guidance) ? 'when-empty' : 'freely';
}
