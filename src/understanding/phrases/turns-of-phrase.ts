import { framesOf, type PhraseRow } from '@/understanding/phrases/frames';
import { idioms } from '@/understanding/lexicon/idioms';
import { phrasesOfBody } from '@/understanding/phrases/phrases-of-body';
import { phrasesOfGuile } from '@/understanding/phrases/phrases-of-guile';
import type { Risk } from '@/understanding/lexicon/verb-meaning';

type Phrase = { readonly kind: string; readonly risk: Risk; readonly words: string };

const fixed: readonly PhraseRow[] = [
  ['flee', idioms.flight],
  ['attack', idioms.fight],
  ['deceive', idioms.guile],
  ['persuade', idioms.plea],
  ['threaten', idioms.threat],
];

const phrases = [
  ...fixed.map(([kind, frames]) => ({ kind, find: framesOf(frames, { isNoun: true }) })),
  ...[...phrasesOfGuile, ...phrasesOfBody].map(([kind, frames]) => ({
    kind,
    find: framesOf(frames),
  })),
];

/** A turn of phrase that a clause has, and its words there; the first that fits counts. */
export function turnOfPhraseMeant(words: readonly string[]): Phrase | null {
  for (const { kind, find } of phrases) {
    const fit = find(words);
    if (fit !== null)
      return { kind, risk: 'real', words: words.slice(fit.start, fit.end).join(' ') };
  }
  return null;
}
