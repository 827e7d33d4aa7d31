import { withoutBrackets } from '@/reading/prose/without-brackets';
import { withoutEnding } from '@/story/words/without-ending';
import { personTitles } from '@/reading/found/word-classes';
import type { Person } from '@/story/campaign/campaign';

export function shortNameOf({ name, shortName }: Pick<Person, 'name' | 'shortName'>): string {
  const all = name.split(' ');
  // "Old Mr Pell" is Mr Pell.
  const isAged = /^(?:Old|Young|Little)$/.test(all[0] ?? '') && isTitle(all[1] ?? '');
  const words = isAged ? all.slice(1) : all;
  const [first = ''] = words;
  if (isAged && words.length > 1) return `${first} ${words[words.length - 1] ?? ''}`;
  if (shortName.length < 3 || shortName.toLowerCase() === 'the') return name;
  if (!isTitle(first)) return shortName;
  // Nobody is called "Mrs": the last name goes with the title.
  return words.length > 2 ? `${first} ${words[words.length - 1] ?? ''}` : name;
}

/** "Mrs", "Dr.", "Great-Aunt". */
function isTitle(word: string): boolean {
  const [last = ''] = word.toLowerCase().replace(/\.$/, '').split('-').reverse();
  return personTitles.has(last);
}

/** What prose may call them: the whole name, first and last, a title with the last. */
export function namesFor(name: string): readonly string[] {
  const words = withoutBrackets(name).trim().split(/\s+/);
  // "The girl in the wet dress" is the girl, and nobody is called "blind" for a blind harper.
  if (words[0] === 'the') {
    const [core = ''] = words
      .slice(1)
      .join(' ')
      .split(/ (?:in|with|at|from|of|on|behind) /);
    return [...new Set([words.join(' '), core, core.split(' ').pop() ?? core])];
  }
  const titles = words.filter(isTitle);
  const own = words.filter((word) => !titles.includes(word) && !/^(?:the|of|and)$/i.test(word));
  const last = own[own.length - 1] ?? name;
  return [
    ...new Set([
      words.join(' '),
      ...titles.map((title) => `${title} ${last}`),
      ...(own[0] === undefined ? [] : [own[0]]),
      ...(titles.length === 0 && own.length > 1 ? [last] : []),
    ]),
  ];
}

/** Whether all its words but titles are words of that name. */
export function isNameOf(words: readonly string[], name: string): boolean {
  const own = name.split(/\s+/);
  if (words.some(isHis) ? own.some(isHers) : words.some(isHers) && own.some(isHis)) return false;
  return words.every((word) => own.includes(word) || isTitle(word));
}

/** "Mr Lunt" is not Mrs Lunt. */
function isHis(word: string): boolean {
  return /^(?:Mr|Sir|Lord|Brother|Father|Uncle|Don|King|Prince|Señor|Signor|Herr|Monsieur)\.?$/.test(
    word,
  );
}

function isHers(word: string): boolean {
  return /^(?:Mrs|Ms|Miss|Lady|Dame|Sister|Mother|Aunt|Auntie|Doña|Queen|Princess|Señora|Signora|Frau|Madame)\.?$/.test(
    word,
  );
}

export function mentions(text: string, name: string): boolean {
  // No name is found everywhere: the search for its next place would never end.
  if (name === '' || !text.includes(name)) return false;
  const at = text.indexOf(name);
  const isWhole = (index: number): boolean =>
    !/[\p{L}\p{N}]/u.test(text[index - 1] ?? '') &&
    !/[\p{L}\p{N}]/u.test(text[index + name.length] ?? '');
  for (let index = at; index >= 0; index = text.indexOf(name, index + 1))
    if (isWhole(index)) return true;
  return false;
}

export function idFor(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .toLowerCase();
  const joined = plain.replace(/[^a-z0-9]+/g, '_').replace(/^_/, '');
  const id = withoutEnding(joined.replace(/^(?:the|a|an)_/, ''), /_/);
  return id === '' ? `n${String(name.length)}` : id;
}
