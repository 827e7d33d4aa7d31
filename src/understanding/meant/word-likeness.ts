import { deedClasses } from '@/understanding/lexicon/deed-classes';
import { areSynonyms } from '@/understanding/lexicon/synonyms';
import { baseFormsOf } from '@/understanding/lexicon/verb-table';
import { isMisspelt } from '@/understanding/meant/plain-words';

/** How near two words are, 0…1. */
export type NearWords = (one: string, other: string) => number;

/** The classes of a verb that stands for a deed by itself. */
const classesOf = new Map<string, readonly string[]>();
for (const [deed, frames] of Object.entries(deedClasses))
  for (const verb of frames
    .filter((frame) => !frame.includes(' '))
    .join('|')
    .split('|'))
    classesOf.set(verb, [...(classesOf.get(verb) ?? []), deed]);

const worth = {
  misspelt: 0.9,
  compound: 0.85,
  synonym: 0.85,
  sameDeed: 0.75,
  meaning: 0.8,
} as const;

/** Of the numbers of two words: from where they have something to do with each other, and how far that goes. */
const cosineThatTells = { from: 0.3, span: 0.4 } as const;

/** By form, by the tables of words, and else by what an embedder knows of them, if there is one. */
export function wordLikeness(cosine: NearWords = () => 0): NearWords {
  const known = new Map<string, number>();
  return (one, other) => {
    const pair = `${one} ${other}`;
    const before = known.get(pair) ?? likenessOfWords(one, other, cosine);
    known.set(pair, before);
    return before;
  };
}

function likenessOfWords(one: string, other: string, cosine: NearWords): number {
  const [forms, others] = [baseFormsOf(one), baseFormsOf(other)];
  if (forms.some((form) => others.includes(form))) return 1;
  if (isMisspelt(one, other) || isMisspelt(other, one)) return worth.misspelt;
  if (isPartOf(one, other) || isPartOf(other, one)) return worth.compound;
  if (forms.some((form) => others.some((each) => areSynonyms(form, each)))) return worth.synonym;
  const [mine, its] = [deedsOf(forms), deedsOf(others)];
  if (mine.some((deed) => its.includes(deed))) return worth.sameDeed;
  // Words of opposite deeds stand in the same sentences, and so their numbers are near.
  if (mine.length > 0 && its.length > 0) return 0;
  const telling = (cosine(one, other) - cosineThatTells.from) / cosineThatTells.span;
  return worth.meaning * Math.min(1, Math.max(0, telling));
}

function deedsOf(forms: readonly string[]): readonly string[] {
  return forms.flatMap((form) => classesOf.get(form) ?? []);
}

function isPartOf(part: string, whole: string): boolean {
  return part.length > 3 && whole.length > part.length + 2 && whole.startsWith(part);
}
