import nlp from 'compromise/two';

import { readingLimits } from '@/foundation/limits';

/** A word with what it is in its sentence. */
export type Term = {
  readonly text: string;
  readonly small: string;
  readonly tags: ReadonlySet<string>;
  /** What stands before and after it: spaces, quotation marks, commas. */
  readonly before: string;
  readonly after: string;
};

type Tagged = {
  readonly text: string;
  readonly normal: string;
  readonly tags?: ReadonlySet<string>;
  readonly pre?: string;
  readonly post?: string;
};

const none: ReadonlySet<string> = new Set();

/** Roles, wishes and first words of sentences are asked for again and again; none must stay for ever. */
const known = new Map<string, readonly Term[]>();
const mostKnown = 500;

/** The words of a sentence. Deterministic: the tagger has rules and a lexicon, no chance. */
export function tagged(sentence: string): readonly Term[] {
  if (sentence.length > readingLimits.sentenceCharacters) return [];
  const before = known.get(sentence);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const terms = termsOf(sentence);
  known.set(sentence, terms);
  return terms;
}

function termsOf(sentence: string): readonly Term[] {
  const terms: Term[] = [];
  for (const each of (nlp(sentence).document as readonly (readonly Tagged[])[]).flat()) {
    const { text, normal, tags = none, pre = '', post = '' } = inFull(each);
    const last = terms[terms.length - 1];
    if (text !== '')
      terms.push({
        text,
        small: normal === '' ? text.toLowerCase() : normal,
        tags,
        before: pre,
        after: post,
      });
    // The second half of "else's" has no letters of its own, but the space behind the whole is its.
    else if (last !== undefined)
      terms[terms.length - 1] = { ...last, after: `${last.after}${pre}${post}` };
  }
  return terms;
}

const theTags: ReadonlySet<string> = new Set(['Determiner']);

/** "In t' barn": an article, and no noun. */
function inFull(word: Tagged): Tagged {
  const isShort = /^th?$/i.test(word.text) && /^['’]\s/.test(word.post ?? '');
  if (!isShort) return word;
  const post = (word.post ?? '').slice(1);
  return { ...word, text: `${word.text}'`, normal: 'the', tags: theTags, post };
}

export function is(term: Term | undefined, ...tags: readonly string[]): boolean {
  return term !== undefined && tags.some((tag) => term.tags.has(tag));
}

/** Where the last of them stands that is so, or -1. */
export function lastIndexOf<Word>(words: readonly Word[], isSo: (word: Word) => boolean): number {
  let last = words.length - 1;
  while (last >= 0 && !isSo(words[last] as Word)) last -= 1;
  return last;
}
