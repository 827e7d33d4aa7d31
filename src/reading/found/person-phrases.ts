import { personNouns } from '@/reading/found/word-classes';
import { is, type Term } from '@/reading/prose/tagged';

/** Words that say what somebody is: "the toll keeper", "a skinny kid", "their corporal". */
export type PersonPhrase = {
  /** Without what stands before it. */
  readonly words: string;
  readonly head: string;
  /** "the", "a", "their"; empty where there is none. */
  readonly determiner: string;
  /** Where it begins, with its determiner, and where it ends among the terms. */
  readonly from: number;
  readonly to: number;
};

/** So many words before the noun may belong to it. */
const mostBefore = 3;

/** The phrases of a sentence that are about one person and name nobody. */
export function personPhrases(terms: readonly Term[]): readonly PersonPhrase[] {
  const found: PersonPhrase[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    if (!isPersonWord(terms[at])) continue;
    let to = at;
    while (terms[to]?.after.trim() === '' && isPersonWord(terms[to + 1])) to += 1;
    let from = at;
    while (from > 0 && at - from < mostBefore && isPartBefore(terms[from - 1])) from -= 1;
    const before = terms[from - 1];
    const isDetermined = before !== undefined && isDeterminer(before);
    found.push({
      words: terms
        .slice(from, to + 1)
        .map(({ text }) => text)
        .join(' '),
      head: terms[to]?.small ?? '',
      determiner: isDetermined ? before.small : '',
      from: isDetermined ? from - 1 : from,
      to,
    });
    at = to;
  }
  return found;
}

/** In small letters, and not what belongs to them. */
function isPersonWord(term: Term | undefined): boolean {
  return term !== undefined && /^[\p{Ll}-]+$/u.test(term.text) && personNouns.has(term.small);
}

function isPartBefore(term: Term | undefined): boolean {
  if (term === undefined || term.after.trim() !== '' || !/^[\p{Ll}-]+$/u.test(term.text))
    return false;
  if (is(term, 'Determiner', 'Pronoun', 'Possessive', 'Preposition', 'Conjunction', 'Copula'))
    return false;
  if (is(term, 'Modal', 'Auxiliary', 'QuestionWord', 'There', 'Value', 'Negative')) return false;
  // "The hired man" and "the sleeping guard", and no verb that has done something to them.
  return is(term, 'Adjective', 'Noun', 'Gerund', 'Participle') || /ed$/.test(term.small);
}

function isDeterminer({ text, small, after }: Term): boolean {
  return (
    after.trim() === '' &&
    (/^(?:the|an?|another|one|every|each|any|no|some|this|that|my|your|his|her|its|our|their)$/.test(
      small,
    ) ||
      /['’]s?$/.test(text))
  );
}
