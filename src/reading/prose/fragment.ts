import { lowerFirst } from '@/reading/prose/lower-first';
import { is, lastIndexOf, tagged, type Term } from '@/reading/prose/tagged';

/**
 * What a sentence is of a sentence: whole; what somebody does, without who does it; how they are, without that
 * they are; or only what a dossier would note.
 */
export type SentenceShape = 'whole' | 'deed' | 'state' | 'note';

export function shapeOf(
  sentence: string,
  terms: readonly Term[] = tagged(sentence),
): SentenceShape {
  const bare = withoutAdverbs(terms);
  const [first, second] = bare;
  if (first === undefined) return 'note';
  if (/^["“]/.test(sentence)) return 'whole';
  if (isDeed(first, second)) return 'deed';
  // "Tug pilot; forty; left hand is a clamp": a list of notes, whatever the last of them is.
  const list = bare.findIndex(({ after }) => after.includes(';'));
  if (list >= 0 && list < 8 && !hasClause(bare.slice(0, list + 1))) return 'note';
  if (hasClause(bare)) return 'whole';
  const isState =
    is(first, 'Participle') ||
    (is(first, 'Adjective') && !is(second, 'Noun') && !/;/.test(sentence)) ||
    (is(first, 'PastTense') && !/;/.test(sentence));
  return isState ? 'state' : 'note';
}

/** "Never sits", "always wears", "still has". */
function withoutAdverbs(terms: readonly Term[]): readonly Term[] {
  const start = terms.findIndex(
    (term) =>
      !/^(?:never|always|often|seldom|rarely|sometimes|still|usually|once|also|only)$/.test(
        term.small,
      ),
  );
  return start < 0 ? [] : terms.slice(start);
}

/** A verb that agrees with somebody who is not there. */
function isDeed(first: Term, second: Term | undefined): boolean {
  if (is(first, 'Pronoun', 'Determiner', 'Possessive', 'Gerund', 'Conjunction', 'Preposition'))
    return false;
  if (/^(?:is|was|has|had|does|did|will|would|can|could|cannot|may|might|must)$/.test(first.small))
    return second !== undefined && !is(second, 'Pronoun', 'Determiner') && second.small !== 'there';
  if (
    /^(?:has|had|does|did|is|was|will|would|can|could)n['’]?t$|^(?:won|can)['’]?t$/.test(
      first.small,
    )
  )
    return true;
  // "Gloves always": what they have on, not what they do.
  if (is(first, 'Plural') && is(second, 'Adverb') && /[.!]/.test(second?.after ?? '')) return false;
  const isThird = /[^s]s$/.test(first.small) && !is(first, 'ProperNoun', 'Person');
  const follows = is(
    second,
    'Determiner',
    'Possessive',
    'Pronoun',
    'Preposition',
    'Conjunction',
    'Value',
    'Adverb',
    'Person',
    'Noun',
    'Adjective',
    'QuestionWord',
  );
  if (isThird && is(first, 'PresentTense')) return second === undefined || !isVerb(second);
  // The tagger takes "hauls" for a noun where nobody hauls.
  if (isThird && first.after.trim() === '' && follows && second?.small !== 'and')
    return is(tagged(`She ${first.small} ${second?.text ?? ''}`)[1], 'PresentTense');
  if (second?.small === 'by' || second?.small === 'as') return false;
  return is(first, 'PastTense') && !is(first, 'Participle', 'Adjective') && follows;
}

function isVerb(term: Term): boolean {
  return is(term, 'Copula', 'Modal', 'Auxiliary') || (is(term, 'Verb') && !is(term, 'Gerund'));
}

/** Somebody or something, and a verb behind it. */
function hasClause(terms: readonly Term[]): boolean {
  return terms.some((term, at) => {
    if (at === 0) return false;
    if (is(term, 'Gerund') || isRelative(terms, at)) return false;
    const before = [...terms.slice(0, at)]
      .reverse()
      .find((each) => !is(each, 'Adverb', 'Negative'));
    if (is(before, 'Gerund', 'Preposition') || /^(?:having|being|of)$/.test(before?.small ?? ''))
      return false;
    if (is(term, 'Copula', 'Modal', 'Auxiliary'))
      return !is(before, 'Conjunction') && !/^(?:having|being)$/.test(term.small);
    if (!is(term, 'PresentTense', 'PastTense') || is(term, 'Participle')) return false;
    const isJoined = before !== undefined && before.after.trim() === '';
    return isJoined && is(before, 'Noun', 'Pronoun', 'Person') && !isInfinitive(terms, at);
  });
}

function isInfinitive(terms: readonly Term[], at: number): boolean {
  return terms[at - 1]?.small === 'to';
}

/** "A seep that gives one canteen": its verb is not the sentence's. */
function isRelative(terms: readonly Term[], at: number): boolean {
  const clause = terms.slice(0, at);
  const last = lastIndexOf(clause, ({ small }) =>
    /^(?:who|that|which|where|whose|when|because|as|if|than|what|whom)$/.test(small),
  );
  if (last < 0) return false;
  // A clause of its own ends at a comma that is not before it.
  return !clause.slice(last).some(({ after }) => /[,;:—–]/.test(after)) || last === 0;
}

/** "Gives evidence" → "Anna gives evidence"; null where no rule makes a sentence of it. */
export function withSubject(sentence: string, subject: string): string | null {
  switch (shapeOf(sentence)) {
    case 'whole':
      return sentence;
    case 'deed':
      return `${subject} ${lowerFirst(sentence)}`;
    case 'state':
      return `${subject} is ${lowerFirst(sentence)}`;
    case 'note':
      return null;
  }
}
