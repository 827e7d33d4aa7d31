import { anyOf } from '@/narrator/understanding/any-of';
import { phrasesOfBody } from '@/narrator/understanding/phrases-of-body';
import { phrasesOfGuile } from '@/narrator/understanding/phrases-of-guile';
import type { Risk } from '@/narrator/understanding/verb-meaning';

type Phrase = { readonly kind: string; readonly risk: Risk; readonly words: string };

const phrases = [...phrasesOfGuile, ...phrasesOfBody].map(([kind, patterns]) => ({
  kind,
  pattern: anyOf(patterns),
}));

/** A turn of phrase that a clause has, and its words there; the first that fits counts. */
export function phraseMeant(clause: string): Phrase | null {
  for (const { kind, pattern } of phrases) {
    const words = pattern.exec(clause)?.[0];
    if (words !== undefined) return { kind, risk: 'real', words };
  }
  return null;
}
