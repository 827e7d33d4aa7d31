import { isFiniteAfter, isSubject } from '@/understanding/phrases/finite-verb';
import { links } from '@/understanding/lexicon/links';
import { singularOf } from '@/understanding/lexicon/people-words';
import { isThingWord } from '@/understanding/lexicon/thing-words';
import { wordClasses } from '@/understanding/lexicon/word-classes';
import { wordSet } from '@/understanding/lexicon/word-set';

/** Where a slot may end that begins at `at`. */
export type Slot = (words: readonly string[], at: number) => readonly number[];

export function classOf(name: string): ReadonlySet<string> {
  const members = wordClasses[name] ?? (name.includes('|') ? new Set(name.split('|')) : null);
  if (members === null) throw new Error(`No class of words is called ${name}.`);
  return members;
}

/** One word of a frame after its first. */
export function slotOf(token: string): Slot {
  const named = /^<(.+)>$/.exec(token)?.[1];
  if (named !== undefined)
    return namedSlots[named] ?? ofClass(classOf(named), { isNoun: !describing.has(named) });
  if (token === '...') return (words, at) => reach(words, at, mostBetween);
  if (token === '.') return (words, at) => (at === words.length ? [at] : []);
  const isOptional = token.endsWith('?');
  const wanted = new Set(token.replace('?', '').split('|'));
  return (words, at) => {
    const word = words[at] ?? '';
    const found = wanted.has(word) || wanted.has(word.replace(/'s$/, '')) ? [at + 1] : [];
    return isOptional ? [...found, at] : found;
  };
}

const mostBetween = 6;
const mostDescribing = 3;

/** Every place up to `most` words on. */
function reach(words: readonly string[], at: number, most: number): readonly number[] {
  const places: number[] = [];
  for (let end = at; end <= Math.min(words.length, at + most); end += 1) places.push(end);
  return places;
}

export const articles = wordSet(
  'the a an my our his their your its this that these those some any every each another',
);

/** Classes of words that describe something and may stand before it. */
const describing = wordSet(
  'hidden false unknown perilous genuine forgery failing unaware motionless shoddy',
);

/** "The two brass locks": what describes it, then a word of the class; a window seat is no window. */
function ofClass(members: ReadonlySet<string>, { isNoun }: { readonly isNoun: boolean }): Slot {
  return (words, at) => {
    for (let place = at; place <= at + mostDescribing; place += 1) {
      const word = words[place] ?? '';
      const noun = singularOf(word.slice(word.lastIndexOf('-') + 1).replace(/'[a-z]{1,2}$/, ''));
      const isMember = members.has(word) || members.has(noun);
      const isCompound = isNoun && isThingWord(words[place + 1] ?? '');
      if (isMember && !isCompound) return [place + 1];
      if (word === '' || links.has(word) || beginning.has(word)) return [];
    }
    return [];
  };
}

/** Him, Anna, the old keeper of few words: up to four words without a link. */
const somebody: Slot = (words, at) => {
  const ends: number[] = [];
  for (let place = at; place < Math.min(words.length, at + 4); place += 1) {
    const word = words[place] ?? '';
    if (links.has(word)) break;
    if (!articles.has(word)) ends.push(place + 1);
  }
  return ends;
};

/** Here something else begins. */
const beginning = wordSet(
  'what who whom whose which that if whether how why where when and or but i he she they we you it is are was were',
);

const owners = wordSet('my our his her their your its the a an this that');

const whose: Slot = (words, at) => {
  const end = somebody(words, at).find((place) => /'s?$/.test(words[place - 1] ?? ''));
  if (end !== undefined) return [end];
  return owners.has(words[at] ?? '') ? [at + 1] : [];
};

/** "Before the tide turns", "while they're asleep": somebody or something, and what it does. */
const event: Slot = (words, at) => {
  if (isSubject(words[at] ?? '')) return [at + 1];
  const end = somebody(words, at).find((place) =>
    isFiniteAfter(words[place - 2] ?? '', words[place - 1] ?? ''),
  );
  return end === undefined || end === at + 1 ? [] : [end];
};

/** "It walks past": what something does of itself. */
const acts: Slot = (words, at) =>
  isFiniteAfter('it', words[at] ?? '') && !/^(?:is|was|has)$/.test(words[at] ?? '') ? [at + 1] : [];

const doing: Slot = (words, at) => (/ing$/.test(words[at] ?? '') ? [at + 1] : []);

const namedSlots: Readonly<Record<string, Slot>> = {
  somebody,
  event,
  acts,
  doing,
  "one's": whose,
};
