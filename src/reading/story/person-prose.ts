import type { Excerpt, FoundPerson } from '@/reading/found/reading';
import { shapeOf } from '@/reading/prose/fragment';
import { leansBack } from '@/reading/prose/leans-back';
import { lowerFirst } from '@/reading/prose/lower-first';
import { tagged } from '@/reading/prose/tagged';
import { inert } from '@/reading/story/made-passage';
import { splitSentences } from '@/story/words/split-sentences';
import { withoutEnding } from '@/story/words/without-ending';

/** What is said of somebody, as it can be told. */
export type PersonProse = {
  /** What stands after a colon: "small, quick, ink to the wrist". */
  readonly note: string | null;
  /** Whole sentences about them. */
  readonly prose: string | null;
};

/** A dossier's notes serve as a description; half a sentence gets the person it is about. */
export function personProse({ text }: Pick<Excerpt, 'text'>, person: FoundPerson): PersonProse {
  const sentences = splitSentences(text);
  const [first = ''] = sentences;
  const isNoted = isNote(first);
  const told: string[] = [];
  let isBroken = false;
  for (const sentence of isNoted ? sentences.slice(1) : sentences) {
    const words = wordsAbout(sentence, person, { isFirst: told.length === 0 });
    if (words === null || (isBroken && words === inert(sentence) && leans(sentence, person)))
      isBroken = true;
    else {
      isBroken = false;
      told.push(words);
    }
  }
  return {
    note: isNoted ? inert(withoutEnding(lowerFirst(first), /[.;,\s]/)) : null,
    prose: told.length === 0 ? null : told.join(' '),
  };
}

function isNote(sentence: string): boolean {
  const shape = shapeOf(sentence);
  return shape === 'note' || shape === 'state';
}

function wordsAbout(
  sentence: string,
  { id, pronouns }: FoundPerson,
  { isFirst }: { readonly isFirst: boolean },
): string | null {
  const rest = inert(lowerFirst(sentence));
  // "Drank himself to death" is not said of her.
  const isOfAnother =
    (pronouns.they !== 'he' && /\bhimself\b/i.test(sentence)) ||
    (pronouns.they !== 'she' && /\bherself\b/i.test(sentence));
  if (isOfAnother && shapeOf(sentence) !== 'whole') return null;
  switch (shapeOf(sentence)) {
    case 'deed':
      return `{${id}} ${rest}`;
    case 'state':
      return `{${id}} {${id}.is} ${rest}`;
    case 'note':
      return null;
    case 'whole':
      return isFirst && pronouns.they !== 'they' && firstWord(sentence) === pronouns.they
        ? `{${id}}${inert(sentence.slice(pronouns.they.length))}`
        : inert(sentence);
  }
}

/** On something else than the person it is about. */
function leans(sentence: string, { pronouns }: FoundPerson): boolean {
  return firstWord(sentence) !== pronouns.they && leansBack(sentence, tagged(sentence));
}

function firstWord(sentence: string): string {
  return /^\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? '';
}
