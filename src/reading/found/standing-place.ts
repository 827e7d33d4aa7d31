import { nameRuns } from '@/reading/found/name-runs';
import { nounPhrases } from '@/reading/found/noun-phrases';
import { mentions } from '@/reading/found/person-names';
import type { FoundPerson } from '@/reading/found/reading';
import { placeNouns, regionNouns } from '@/reading/found/word-classes';
import type { ReadSentence } from '@/reading/prose/sentence';
import { is, tagged, type Term } from '@/reading/prose/tagged';
import { splitSentences } from '@/story/words/split-sentences';

const within = new Set('in inside at aboard on under below behind beneath'.split(' '));

/** Where somebody was, or comes from, is not where they are. */
const elsewhere =
  /\b(?:born|grew up|came from|comes from|used to|once|formerly|ago|trained|studied|served|died|since childhood|never|not|no longer|like|wants?|hopes?|dreams?|fears?|remembers?|if|when)\b/i;

/** Where their prose says that somebody is: in a cell, at the forge, aboard the tug. Null where it says nothing. */
export function standingPlace(
  { role, looks, background, called, pronouns }: FoundPerson,
  sentences: readonly ReadSentence[],
): string | null {
  const own = [
    role ?? '',
    ...[...looks, ...background].flatMap(({ text }) => splitSentences(text)),
  ];
  const isTold = ({ terms, isTellable }: ReadSentence): boolean =>
    isTellable && isSubject(terms, called);
  const named = sentences
    .filter((sentence, at) => isTold(sentence) || isOfThem(sentences, at, { isTold, pronouns }))
    .map(({ text }) => text);
  for (const text of [...own, ...named]) {
    if (text === '' || elsewhere.test(text)) continue;
    const terms = tagged(text);
    if (terms.some((term) => is(term, 'PastTense') && !is(term, 'Participle'))) continue;
    const place = placeIn(terms.slice(0, ownPart(terms)));
    if (place !== null) return place;
  }
  return null;
}

/** "He drinks at the Crown": of whom the paragraph began to speak. */
function isOfThem(
  sentences: readonly ReadSentence[],
  at: number,
  {
    isTold,
    pronouns,
  }: Pick<FoundPerson, 'pronouns'> & { readonly isTold: (sentence: ReadSentence) => boolean },
): boolean {
  if (pronouns.they === 'they') return false;
  let back = at;
  for (; back >= 0; back -= 1) {
    const sentence = sentences[back];
    if (sentence === undefined || sentence.block !== sentences[at]?.block) return false;
    if (isTold(sentence)) return back < at;
    if (sentence.terms[0]?.small !== pronouns.they || !sentence.isTellable) return false;
  }
  return false;
}

function isSubject(terms: readonly Term[], called: readonly string[]): boolean {
  const start = terms
    .slice(0, 4)
    .map(({ text }) => text)
    .join(' ');
  return called.some((name) => mentions(start, name));
}

/** "He has a boy at the school", "she keeps a cot in the mill": what somebody has is there, and not they. */
function ownPart(terms: readonly Term[]): number {
  const at = terms.findIndex(({ small }) =>
    /^(?:has|have|had|keeps|owns|sends|knows|sees|saw|watches|sells|buys|remembers|because|before|until|after|but)$/.test(
      small,
    ),
  );
  return at < 0 ? terms.length : at;
}

function placeIn(terms: readonly Term[]): string | null {
  const said = terms.map(({ small }) => small).join(' ');
  for (const { text, words, hasArticle, previous } of nameRuns(terms)) {
    // "In the chain locker of the Patient Margaret": wherever that is, it is there.
    const part = new RegExp(
      `\\b(?:in|at|aboard|inside|on|under) (?:the|an?) (?:\\S+ ){1,3}of (?:the )?${words[0]?.toLowerCase() ?? ''}`,
    );
    if (previous === 'of' && /^\p{L}+$/u.test(words[0] ?? '') && part.test(said)) return text;
    const last = words[words.length - 1]?.toLowerCase() ?? '';
    const isPlace = words.some((word) => placeNouns.has(word.toLowerCase()));
    if (isPlace && words.length > 1 && within.has(previous) && !regionNouns.has(last))
      return `${hasArticle ? 'the ' : ''}${text}`;
  }
  for (const { words, head, article, from } of nounPhrases(terms)) {
    if (!placeNouns.has(head) || regionNouns.has(head) || words.split(' ').length > 3) continue;
    const preposition = terms[from - (article === 'none' ? 1 : 2)]?.small ?? '';
    if (within.has(preposition) && article !== 'other') return `the ${words}`;
  }
  return null;
}
