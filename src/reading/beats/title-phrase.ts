import { is, tagged, type Term } from '@/reading/prose/tagged';
import { withoutEnding } from '@/story/words/without-ending';

const mostWords = 6;
const byWhere =
  /^(?:under|over|in|into|on|at|to|from|by|behind|beyond|after|before|with|without|through|across|between|toward|towards|below|beneath|above|along|among|against|down|up|out)$/;
const afterOrders = /^(?:aloud|down|up|out|over|back|away|off|on|in|again|together|home)$/;

/** A title without its stop, where it may be a name for something and not a sentence or half of one; else null. */
export function titlePhrase(title: string): string | null {
  const plain = withoutEnding(title.trim(), /[.!?…]/);
  if (/[:;,"“?!]/.test(title)) return null;
  // Capitals make names of all words.
  const terms = tagged(plain.toLowerCase());
  const [first, second] = terms;
  if (first === undefined || terms.length > mostWords || isCry(plain)) return null;
  if (!terms.some((term) => is(term, 'Noun') && !is(term, 'Pronoun'))) return null;
  if (
    is(first, 'Preposition', 'Conjunction', 'Pronoun', 'QuestionWord', 'Adverb', 'Modal', 'Copula')
  )
    return null;
  if (byWhere.test(first.small) || /^(?:what|how|why|where|who|when|if|like|as)$/.test(first.small))
    return null;
  if (byWhere.test(second?.small ?? '') && !isSurelyNoun(first)) return null;
  return isOrdering(terms) || terms.some((_, at) => isPredicate(terms, at)) ? null : plain;
}

/** "Ahhh". */
function isCry(title: string): boolean {
  return !title.includes(' ') && /(\p{L})\1\1/iu.test(title);
}

/** "Feathers in the lamp", and neither "Sold by the candle" nor "Eight along the wall". */
function isSurelyNoun(term: Term): boolean {
  return is(term, 'Noun') && !is(term, 'Value', 'Verb', 'Adjective', 'Pronoun');
}

/** "Open the gate", "Let me in", "Read aloud". */
function isOrdering([first, second]: readonly Term[]): boolean {
  if (first === undefined || second === undefined || !is(first, 'Verb')) return false;
  if (/(?:ing|s)$/.test(first.small)) return true;
  const goesOn = is(second, 'Determiner', 'Pronoun', 'Possessive', 'Preposition', 'Adverb', 'Verb');
  return goesOn || afterOrders.test(second.small);
}

/** What somebody does or is: "has gone", and "sneezes" after a noun, though the tagger sees many of them there. */
function isPredicate(terms: readonly Term[], at: number): boolean {
  const [term, before, next] = [terms[at], terms[at - 1], terms[at + 1]];
  if (term === undefined || before === undefined) return false;
  if (is(term, 'Copula', 'Modal', 'Auxiliary')) return true;
  const isInside =
    is(before, 'Determiner', 'Adjective', 'Possessive', 'Value') && is(next, 'Noun', 'Adjective');
  if (is(term, 'Verb') && !is(term, 'Gerund', 'Participle', 'Adjective')) return !isInside;
  const isAfterNoun = is(before, 'Noun') && !is(before, 'Possessive', 'Value');
  return isAfterNoun && /[^s]s$/.test(term.small) && is(tagged(term.small)[0], 'Verb');
}
