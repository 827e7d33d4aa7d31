import type { FoundPerson } from '@/reading/found/reading';
import { is, tagged } from '@/reading/prose/tagged';

/** In what is typed they are no names: "will you", "go back". */
const noMatter = new Set(
  'will may might can must back past long big great best your there here anything anyone anybody everything everyone everybody nothing nobody something someone somebody lot spite sense way ask answer question talk word'.split(
    ' ',
  ),
);

/** As they are looked for in what is typed: "the Lamp Room" is asked about as "lamp room". */
export function askedWords(names: readonly string[]): readonly string[] {
  const whole = names.flatMap((name) => withSingular(plain(name)));
  return [...new Set([...whole, ...names.flatMap(partsOfName)])].filter(isMatter);
}

/** "Amos Pell" is Amos, and Pell; of "the Ace of Cups" no word alone is sure. */
function partsOfName(name: string): readonly string[] {
  const words = name.replace(/^the /i, '').split(/\s+/);
  return words.length === 2 && words.every((word) => /^\p{Lu}\p{Ll}{2}/u.test(word))
    ? words.map(plain)
    : [];
}

function isMatter(word: string): boolean {
  return word.length > 2 && !noMatter.has(word);
}

/** Somebody's name alone says whom one asks; these say about whom. */
export function phrasesAskingFor({ name, called }: FoundPerson): readonly string[] {
  const names = new Set([name, ...called].map(plain).filter((each) => each.length > 2));
  return [...names].flatMap((each) =>
    beforeNames.flatMap((before) => [`${before} ${each}`, `${before} the ${each}`]),
  );
}

const beforeNames = [
  'about',
  'concerning',
  'regarding',
  'who is',
  'who s',
  'who was',
  'where is',
  'where s',
  'where was',
  'what is',
  'what about',
  'happened to',
  'became of',
  'know of',
  'trust',
];

/** The nouns of a sentence, in small letters and as of one. */
export function contentNouns(text: string): readonly string[] {
  const nouns = tagged(text)
    .filter(
      (term) => is(term, 'Noun') && !is(term, 'Pronoun', 'Date', 'Person', 'Possessive', 'Value'),
    )
    .map(({ small }) => plain(small).replace(/(?<=[^s])s$/, ''));
  return [...new Set(nouns)].filter((noun) => isMatter(noun) && !noun.includes(' '));
}

function plain(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/^(?:the|a|an) /, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
}

/** "Dimmets" is asked about as "dimmet" too. */
function withSingular(name: string): readonly string[] {
  return /[^s]s$/.test(name) ? [name, name.slice(0, -1)] : [name];
}
