import { calledInstead } from '@/story/campaign/called-instead';
import type { Campaign, Person } from '@/story/campaign/campaign';
import { areSynonyms } from '@/understanding/lexicon/synonyms';
import { wordSet } from '@/understanding/lexicon/word-set';
import { isMisspelt, plainText, wordsOfLine } from '@/understanding/meant/plain-words';

/** Whether it is said or done to somebody, or is about them. */
export type Part = 'to' | 'about' | 'unknown';

/** By which words somebody is mostly called, and by which they may be. */
export type Called = {
  readonly id: string;
  readonly mostly: readonly string[];
  readonly names: readonly string[];
};

export type PeopleSaid = {
  readonly parts: ReadonlyMap<string, Part>;
  readonly otherWords: readonly string[];
};

const noName = wordSet(
  `the a an of and in on at old young little big first last mr mrs ms miss mister sister brother who one two three four
  five six seven eight nine ten`,
);

const titles = wordSet('mr mrs ms miss mister madam sir');

export function calledIn({ people }: Pick<Campaign, 'people'>): readonly Called[] {
  return [...people.values()].map((person) => ({
    id: person.id,
    mostly: telling(person.shortName),
    names: namesOf(person),
  }));
}

function namesOf(person: Person): readonly string[] {
  const names = telling(`${person.name} ${person.shortName}`);
  return [...new Set([...names, ...calledInstead(person)])].filter((word) => word.length > 1);
}

function telling(name: string): readonly string[] {
  return wordsOfLine(plainText(name)).filter((word) => !noName.has(word));
}

/** Who is named and what their part is, and what is said besides. */
export function peopleSaid(text: string, people: readonly Called[]): PeopleSaid {
  const words = wordsOfLine(text);
  const parts = new Map<string, Part>();
  const otherWords: string[] = [];
  for (const [at, word] of words.entries()) {
    const named = whoIsCalled(word, people);
    if (named.length === 0 && !isPartOfName(words, at, people)) otherWords.push(word);
    const part = partAt(words, at, text);
    for (const { id } of named) if ((parts.get(id) ?? 'unknown') === 'unknown') parts.set(id, part);
  }
  return { parts, otherWords };
}

function whoIsCalled(word: string, people: readonly Called[]): readonly Called[] {
  const mostly = people.filter((person) => person.mostly.includes(word));
  if (mostly.length > 0) return mostly;
  return people.filter(({ names }) =>
    names.some((name) => name === word || isMisspelt(word, name) || areSynonyms(word, name)),
  );
}

/** "Old" Teodora, "Mrs" Wray. */
function isPartOfName(words: readonly string[], at: number, people: readonly Called[]): boolean {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  return titles.has(word) || (noName.has(word) && people.some(({ names }) => names.includes(next)));
}

const beforeWhom = wordSet('to with from at beside');
const beforeMatter = wordSet('of about over regarding');
const doneTo = wordSet(
  `tell ask show give warn promise assure offer thank press make remind swear tells asks let hand pay inform get have
  send wake teach`,
);
const betweenThem = wordSet(
  `the a an old young mr mrs ms miss doctor dr judge grandmother grandfather mistress deacon lieutenant sister justice
  captain father mother uncle aunt lady lord professor`,
);
const whatTheyDo = wordSet('wants want said says asks does will decides needs likes is was');

function partAt(words: readonly string[], at: number, text: string): Part {
  let before = at - 1;
  while (betweenThem.has(words[before] ?? '')) before -= 1;
  const word = words[before] ?? '';
  const isInFront = word === 'of' && words[before - 1] === 'front';
  if (isInFront || beforeWhom.has(word) || doneTo.has(word)) return 'to';
  if (beforeMatter.has(word)) return 'about';
  if (at > 0 && whatTheyDo.has(words[at + 1] ?? '')) return 'about';
  return isSpokenTo(words[at] ?? '', text) ? 'to' : 'unknown';
}

/** Who is called by name at the beginning or at the end of what is said. */
function isSpokenTo(name: string, text: string): boolean {
  const beginning = /^([^,]{1,40}),/.exec(text)?.[1] ?? '';
  const end = /,([^,]{1,40})$/.exec(text)?.[1] ?? '';
  return [beginning, end].some((part) => {
    const words = wordsOfLine(part);
    return words.length < 4 && words[words.length - 1] === name;
  });
}
