import type { Choice } from '@/contracts/generated/choice';
import type { Offer } from '@/narrator/choices/skill-offers';
import { isOwnWords } from '@/story/acts/own-words';

/** No two choices with the same words, or that do the same. */
export function distinctOffers(offers: readonly Offer[]): readonly Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ text, intent }) => {
    // Mere words do what they say.
    const acts = isOwnWords(intent)
      ? text
      : `${intent.kind} ${intent.target ?? ''} ${intent.leadsTo ?? ''}`;
    if (seen.has(text) || seen.has(acts)) return false;
    seen.add(text).add(acts);
    return true;
  });
}

export function numbered(offers: readonly Offer[]): readonly Choice[] {
  return offers.map((offer, index) => ({ id: `c${String(index + 1)}`, ...offer }));
}
