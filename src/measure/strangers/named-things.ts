import { capitalWords, plainApostrophes } from '@/story/words/capital-words';
import { determiners, functionWords, ordinaryWords } from '@/measure/strangers/ordinary-words';

/** What a campaign's own files name: nobody but its author has these. */
export type NamedThings = {
  /** Words with a capital within a sentence, as they stand. */
  readonly names: ReadonlySet<string>;
  /** Things that stand after an article or the like, in small letters and the singular; two words where one is not enough. */
  readonly things: ReadonlySet<string>;
  /** Every word that stands in small letters somewhere: at the start of a sentence it is no name. */
  readonly plain: ReadonlySet<string>;
};

const fewestLetters = 3;

export function namedThings(texts: readonly string[]): NamedThings {
  const names = new Set<string>();
  const things = new Set<string>();
  const plain = new Set<string>();
  for (const text of texts) {
    for (const { word, isAtStart } of capitalWords(text))
      if (!isAtStart && isTelling(word.toLowerCase())) names.add(word);
    for (const clause of clausesOf(text)) {
      for (const word of clause) if (word === word.toLowerCase()) plain.add(word);
      for (const thing of thingsIn(clause.map((word) => word.toLowerCase()))) things.add(thing);
    }
  }
  return { names, things, plain };
}

/** Whether a text names somebody, something or somewhere of the campaign. Of a choice the first word says what is done. */
export function namesAny(text: string, named: NamedThings): boolean {
  return namedThingsIn(text, named).size > 0;
}

/** Whom, what and where of the campaign a text names: names as they stand, things in the singular. */
export function namedThingsIn(text: string, named: NamedThings): ReadonlySet<string> {
  const names = capitalWords(text)
    .filter(
      ({ word, isAtStart }) =>
        named.names.has(word) && !(isAtStart && named.plain.has(word.toLowerCase())),
    )
    .map(({ word }) => word);
  const words = clausesOf(text)
    .flat()
    .map((word) => singular(withoutPossessive(word.toLowerCase())));
  const things = words.flatMap((word, at) =>
    at > 0
      ? [word, `${words[at - 1] ?? ''} ${word}`].filter((thing) => named.things.has(thing))
      : [],
  );
  return new Set([...names, ...things]);
}

/** The words between two marks, without the marks. */
function clausesOf(text: string): readonly (readonly string[])[] {
  return plainApostrophes(text)
    .split(/[.,;:!?()"“”‘…—–\n*_#>|]+/)
    .map((clause) => clause.match(/\p{L}[\p{L}'-]*/gu) ?? []);
}

function thingsIn(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) =>
    determiners.has(word) || /'s?$/.test(word) ? headsOf(phraseFrom(words, at + 1)) : [],
  );
}

/** Up to the next word that holds the sentence together. */
function phraseFrom(words: readonly string[], from: number): readonly string[] {
  const end = words.findIndex((word, at) => at >= from && functionWords.has(word));
  return words.slice(from, end < 0 ? undefined : end).slice(0, 4);
}

/** What the phrase is about: its last word, and where that may be a verb (`the gate swings`) the one before it too. */
function headsOf(phrase: readonly string[]): readonly string[] {
  const [last, before] = phrase
    .filter((word) => !/(?:ed|ing|ly)$/.test(word))
    .map(withoutPossessive)
    .reverse();
  if (last === undefined) return [];
  const heads = last.endsWith('s') && before !== undefined ? [before, last] : [last];
  const single = heads.map(singular).filter(isTelling);
  const isPair = single.length === 0 && before !== undefined && isTelling(before);
  return isPair ? [`${singular(before)} ${singular(last)}`] : single;
}

function isTelling(word: string): boolean {
  const one = singular(word);
  return (
    one.length >= fewestLetters &&
    !ordinaryWords.has(one) &&
    !ordinaryWords.has(word) &&
    !functionWords.has(one) &&
    !/ly$|'(?:t|ll|ve|d|re|m)$/.test(one)
  );
}

function withoutPossessive(word: string): string {
  return word.replace(/'s?$/, '');
}

function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}
