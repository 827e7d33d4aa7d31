import {
  conditions,
  contentRule,
  contentWords,
  craftSubject,
  kindOfStory,
  metaTitle,
  metaWords,
  orderVerbs,
  pagesOf,
  pageWords,
  plans,
  wordsForScenes,
  wishes,
} from '@/reading/prose/narrator-words';
import { is, tagged, type Term } from '@/reading/prose/tagged';

export function isMetaTitle(title: string): boolean {
  return metaTitle.test(title);
}

/** Whether it begins like an order to whoever tells the story. */
export function isOrder(sentence: string, terms: readonly Term[] = tagged(sentence)): boolean {
  if (/\?["'”’]*$/.test(sentence)) return false;
  const [, urging, rest = ''] =
    /^(do not|don['’]t|never|always|please) (?:ever )?(.*)$/i.exec(sentence) ?? [];
  if (urging !== undefined) {
    const [verb] = tagged(rest);
    return /^do|^please/i.test(urging) || is(verb, 'Infinitive', 'Imperative');
  }
  // "If it comes to blows, cut away."
  const after =
    /^(?:if|when|where|whenever|unless|before|after|once|wherever|instead)\b[^,]*, (\p{Ll}.*)$/iu.exec(
      sentence,
    )?.[1];
  return isBareVerb(terms) || (after !== undefined && isBareVerb(tagged(after)));
}

/** "Name three", "Close with rain", and neither "Name is all" nor "Close friends know". */
function isBareVerb(terms: readonly Term[]): boolean {
  const [first, second, third] = terms;
  if (first === undefined) return false;
  // The tagger takes many a strange word for a verb: only known ones order.
  if (!orderVerbs.has(first.small) || /[,;:?]/.test(first.after)) return false;
  if (second === undefined) return true;
  if (second.small === 'by') return false;
  if (isFinite(second) || second.small === 'of') return false;
  const takesClause = /^(?:let|make|have|do|see)$/.test(first.small);
  const isSubject =
    is(second, 'Noun') && !is(second, 'Pronoun', 'Possessive') && third !== undefined;
  return takesClause || !(isSubject && isFinite(third));
}

function isFinite(term: Term): boolean {
  return is(term, 'Copula', 'Modal', 'Auxiliary', 'PastTense') || isThirdPerson(term);
}

function isThirdPerson(term: Term): boolean {
  return is(term, 'PresentTense') && !is(term, 'Infinitive', 'Gerund', 'Noun');
}

/** Whether words speak to whoever tells the story, not to whoever reads it. */
export function isForNarrator(sentence: string, terms: readonly Term[]): boolean {
  // In capitals no word is one that the lists know.
  if (isShouted(sentence)) {
    const calm = sentence.toLowerCase();
    return isForNarrator(calm, tagged(calm));
  }
  if (metaWords.test(sentence) || conditions.test(sentence) || plans.test(sentence)) return true;
  // What somebody says may order and wish.
  if (/^["“‘']/.test(sentence)) return false;
  if (isOrder(sentence, terms)) return !isAddressed(sentence, terms);
  if (isAboutTelling(sentence)) return true;
  // What was decided once, or what somebody says, is no wish of the author's.
  const isTold = /["“]|\byou\b/i.test(sentence) || terms.some((term) => is(term, 'PastTense'));
  return wishes.test(sentence) && !isTold;
}

function isShouted(sentence: string): boolean {
  return /\p{Lu}/u.test(sentence) && !/\p{Ll}/u.test(sentence);
}

function isAboutTelling(sentence: string): boolean {
  if (craftSubject.test(sentence) || kindOfStory.test(sentence)) return true;
  if (wordsForScenes.test(sentence)) return true;
  if (pageWords.test(sentence) && !pagesOf.test(sentence)) return true;
  const isShort = sentence.split(/\s+/).length <= longestRule;
  return isShort && contentRule.test(sentence) && contentWords.test(sentence);
}

/** What is a rule beside other rules: how it always is, or that there is none of something. */
export function isRuleLike(sentence: string): boolean {
  return contentRule.test(sentence) && sentence.split(/\s+/).length <= longestRule;
}

/** A rule about what may come to pass is soon said. */
const longestRule = 16;

/** "Keep it," she says, and "Leave Hask at noon and you are home by dark" are told. */
function isAddressed(sentence: string, terms: readonly Term[]): boolean {
  return /(?:,|\band|\bor|\bthen) you\b/i.test(sentence) || is(terms[0], 'Noun', 'Gerund');
}

/** Whether it can stand in a scene as its author wrote it: a sentence with an end. */
export function isTellable(sentence: string): boolean {
  const words = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 2 || words.length > 75) return false;
  if (/[{}|\\<>]|https?:|\b(?:TBD|TODO)\b/.test(sentence)) return false;
  // What somebody does secretly is not for everybody who reads.
  if (/\bsecretly\b/i.test(sentence)) return false;
  return /[.!?…]["'”’)\]]*$/.test(sentence);
}
