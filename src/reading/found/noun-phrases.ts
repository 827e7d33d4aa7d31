import { is, type Term } from '@/reading/prose/tagged';

/** "a serving hatch", "the bookings diary": words around one noun. */
export type TaggedPhrase = {
  /** Without its article. */
  readonly words: string;
  readonly head: string;
  readonly article: 'the' | 'a' | 'none' | 'other';
  /** Where it begins and ends among the terms. */
  readonly from: number;
  readonly to: number;
};

/** Phrases of a sentence whose last word is a noun in small letters. */
export function nounPhrases(terms: readonly Term[]): readonly TaggedPhrase[] {
  const found: TaggedPhrase[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    if (!isInPhrase(terms[at]) || isBefore(terms, at)) continue;
    let end = at;
    while (isJoined(terms[end]) && isInPhrase(terms[end + 1]) && !isBefore(terms, end + 1))
      end += 1;
    let last = end;
    while (last >= at && !is(terms[last], 'Noun')) last -= 1;
    if (last > at && isVerbAfterAll(terms, at, last)) last -= 1;
    if (last >= at) {
      const phrase = terms.slice(at, last + 1);
      const before = terms[at - 1];
      found.push({
        words: phrase
          .map(({ text, after }, nth) =>
            nth < phrase.length - 1 ? text + (after.trim() || ' ') : text,
          )
          .join(''),
        head: phrase[phrase.length - 1]?.small ?? '',
        article: articleOf(before),
        from: at,
        to: last,
      });
    }
    at = end;
  }
  return found;
}

/** "The fog-signal house" is one phrase. */
function isJoined(term: Term | undefined): boolean {
  return term !== undefined && /^-?$/.test(term.after.trim());
}

/** "Burnt wool leaves a grey ash", "a rope parts": what the noun before it does, though it looks like a plural. */
function isVerbAfterAll(terms: readonly Term[], from: number, at: number): boolean {
  const [term, next] = [terms[at], terms[at + 1]];
  if (!/[^s]s$/.test(term?.small ?? '') || !is(terms[at - 1], 'Noun')) return false;
  const goesOn = term?.after.trim() === '' && is(next, 'Determiner', 'Possessive');
  return goesOn || (is(term, 'Plural') && articleOf(terms[from - 1]) === 'a');
}

/** "A hill above the bay": the tagger takes it for an adjective. */
function isBefore(terms: readonly Term[], at: number): boolean {
  return (
    /^(?:above|across|around|behind|below|beneath|beyond|inside|outside|under|upon)$/.test(
      terms[at]?.small ?? '',
    ) && is(terms[at + 1], 'Determiner', 'Possessive', 'Pronoun', 'ProperNoun', 'Value')
  );
}

function articleOf(before: Term | undefined): TaggedPhrase['article'] {
  if (before === undefined || before.after.trim() !== '') return 'none';
  if (before.small === 'the') return 'the';
  if (before.small === 'a' || before.small === 'an') return 'a';
  return is(before, 'Determiner', 'Possessive', 'Value', 'Pronoun') ? 'other' : 'none';
}

function isInPhrase(term: Term | undefined): boolean {
  if (
    term === undefined ||
    is(term, 'Determiner', 'Pronoun', 'Preposition', 'Conjunction', 'Copula', 'Modal')
  )
    return false;
  if (/['’]s?$/.test(term.text)) return false;
  if (is(term, 'Adverb', 'Value', 'QuestionWord')) return false;
  return is(term, 'Noun', 'Adjective');
}
