import { mentions } from '@/reading/found/person-names';
import type { Excerpt, FoundPerson } from '@/reading/found/reading';
import { kinSpokenOf } from '@/reading/people/kin-spoken-of';
import { shapeOf } from '@/reading/prose/fragment';
import { leansBack } from '@/reading/prose/leans-back';
import { lowerFirst } from '@/reading/prose/lower-first';
import { is, tagged } from '@/reading/prose/tagged';
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
  const isNoted = isNote(first) && !isNamed(first, person);
  const told: string[] = [];
  let isBroken = false;
  let isOfAnother = false;
  for (const sentence of isNoted ? sentences.slice(1) : sentences) {
    // "Her husband built the mill. Drowned in it": whoever was spoken of last did.
    const isUnclear = isOfAnother && isHalf(sentence);
    const words = isUnclear ? null : wordsAbout(sentence, person, { isFirst: told.length === 0 });
    if (!isUnclear) isOfAnother = speaksOfAnother(sentence, person, isOfAnother);
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

/** "Her boy went to sea. He was nine": a pronoun goes on with whom the sentence before it was about. */
function speaksOfAnother(
  sentence: string,
  { pronouns }: FoundPerson,
  wasOfAnother: boolean,
): boolean {
  const first = firstWord(sentence);
  const isPronoun = /^(?:he|she|they)$/.test(first);
  return kinSpokenOf(sentence) !== null || (isPronoun && (wasOfAnother || first !== pronouns.they));
}

function isNamed(sentence: string, { called }: FoundPerson): boolean {
  return (
    called.some((name) => sentence.startsWith(name) && mentions(sentence, name)) &&
    tagged(sentence).some((term) => is(term, 'Verb', 'Copula', 'Modal'))
  );
}

function isHalf(sentence: string): boolean {
  const shape = shapeOf(sentence);
  return shape === 'deed' || shape === 'state';
}

function isNote(sentence: string): boolean {
  if (kinSpokenOf(sentence) !== null) return false;
  const shape = shapeOf(sentence);
  return shape === 'note' || shape === 'state';
}

function wordsAbout(
  sentence: string,
  person: FoundPerson,
  { isFirst }: { readonly isFirst: boolean },
): string | null {
  const { id, pronouns } = person;
  // "Ada Lunt, the purser, keeps the keys" is whole, whatever its commas make of it.
  if (isNamed(sentence, person)) return inert(sentence);
  const rest = inert(lowerFirst(sentence));
  // "Husband drank himself to death" has its own subject.
  const kin = kinSpokenOf(sentence);
  if (kin !== null) return kin.isTheirs ? inert(sentence) : `{${id}.their} ${rest}`;
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
