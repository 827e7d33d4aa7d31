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

/** The words of a sentence. Deterministic: the tagger has rules and a lexicon, no chance. */
export function tagged(sentence: string): readonly Term[] {
  if (sentence.length > readingLimits.sentenceCharacters) return [];
  const terms = (nlp(sentence).document as readonly (readonly Tagged[])[]).flat();
  return terms.flatMap(({ text, normal, tags = none, pre = '', post = '' }, at) =>
    text === ''
      ? []
      : [
          {
            text,
            small: normal === '' ? text.toLowerCase() : normal,
            tags,
            before: pre,
            after: `${post}${hiddenAfter(terms, at)}`,
          },
        ],
  );
}

/** "can't" is two terms, the second without letters: the space stands behind that one. */
function hiddenAfter(terms: readonly Tagged[], at: number): string {
  const next = terms[at + 1];
  return next?.text === '' ? `${next.pre ?? ''}${next.post ?? ''}` : '';
}

export function is(term: Term | undefined, ...tags: readonly string[]): boolean {
  return term !== undefined && tags.some((tag) => term.tags.has(tag));
}
