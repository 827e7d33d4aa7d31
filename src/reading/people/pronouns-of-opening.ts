import { pronounsFor } from '@/reading/people/pronouns-for';
import type { Pronouns } from '@/story/campaign/campaign';
import { anyone, he, she } from '@/story/campaign/pronouns-of';
import { splitSentences } from '@/story/words/split-sentences';

/** What is said of somebody begins with them; later on it may go over to whomever they lost. */
const mostSentences = 2;

/** "Widow." · "Her boy went to sea, and he never wrote": what the first words about somebody make them. */
export function pronounsOfOpening(
  text: string,
  personNouns: Pick<ReadonlySet<string>, 'has'>,
): Pronouns {
  for (const sentence of splitSentences(text).slice(0, mostSentences)) {
    const said = pronounsOfNote(sentence) ?? pronounsOfSpouse(sentence);
    if (said !== undefined) return said;
    const spoken = firstSpokenOf(sentence, personNouns);
    if (spoken !== undefined) return spoken;
  }
  return anyone;
}

/** "A widow." · "Mother of two, and tired of both." */
function pronounsOfNote(sentence: string): Pronouns | undefined {
  const [head = '', behind = ''] = sentence.split(/([.,;:(]| (?:of|at|in|who|with|from|and)\b)/);
  const words = head.replace(/^(?:the|an?|once an?|now an?) /i, '').toLowerCase();
  const said = pronounsFor(words);
  // "Mother and father died young" speaks of others.
  const isOfThem = behind !== ' and' && words.split(' ').length <= mostNoted;
  return isOfThem && said !== anyone ? said : undefined;
}

const mostNoted = 4;

/** "Husband drank the farm": whose else would he be? */
function pronounsOfSpouse(sentence: string): Pronouns | undefined {
  const [, spouse] =
    /^(?:(?:First|Second|Late|Dead|Former) )?(husband|wife)\b/i.exec(sentence) ?? [];
  return spouse === undefined ? undefined : spouse.toLowerCase() === 'husband' ? she : he;
}

/** The first she or he, unless somebody else was spoken of before. */
function firstSpokenOf(
  sentence: string,
  personNouns: Pick<ReadonlySet<string>, 'has'>,
): Pronouns | undefined {
  for (const word of sentence.toLowerCase().match(/[\p{L}-]+/gu) ?? []) {
    if (/^(?:she|her|hers|herself)$/.test(word)) return she;
    if (/^(?:he|him|his|himself)$/.test(word)) return he;
    if (personNouns.has(word)) return anyone;
  }
  return undefined;
}
