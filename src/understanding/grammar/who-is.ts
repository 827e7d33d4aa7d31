import { isGroupWord, maybeGroup } from '@/understanding/lexicon/group-words';
import { headOf, type NounPhrase } from '@/understanding/grammar/noun-phrases';
import {
  isGivenName,
  isPersonWord,
  looksLikeTrade,
  singularOf,
} from '@/understanding/lexicon/people-words';
import { wordSet } from '@/understanding/lexicon/word-set';
import { verbInTable } from '@/understanding/lexicon/verb-table';
import {
  bodyParts,
  isMute,
  isSoft,
  isThingWord,
  lifeless,
} from '@/understanding/lexicon/thing-words';

/** Who is meant, in the player's words. */
export type Mention = { readonly words: string };

/** What kind of noun an unknown word is, by its meaning; null where nobody knows. */
export type NounSense = 'person' | 'creature' | 'soft' | 'homely' | 'abstract' | 'thing';

export type SenseOfNoun = (word: string) => NounSense | null;

export type Somebody = 'person' | 'group' | 'maybe-group' | 'thing';

export type Naming = {
  /** Words of the text that are written as names. */
  readonly names: ReadonlySet<string>;
  readonly sense: SenseOfNoun;
};

/** Whether a phrase means one person, many, or a thing. */
export function whoIs(phrase: NounPhrase, naming: Naming): Somebody {
  const { words, determiner, owner } = phrase;
  const head = headOf(phrase);
  if (head === 'him' || head === 'her') return 'person';
  if (head === 'everyone' || head === 'everybody') return 'maybe-group';
  if (words.length === 0 || words.some((word) => lifeless.has(word))) return 'thing';
  if (titles.has(words[0] ?? '') && words.length === 2 && determiner === '') return 'person';
  const { names } = naming;
  // "Giant's Staircase": a place that is named after somebody.
  if (names.has(owner) && names.has(head) && !isGroupWord(head)) return 'thing';
  if (owner !== '' && bodyParts.has(head)) return 'thing';
  if (words.some((word) => word === 'whole' || word === 'entire'))
    return words.some((word) => maybeGroup(word) || names.has(word) || areMany(word))
      ? 'group'
      : 'thing';
  if (determiner === 'every' || determiner === 'each')
    return isSomebody(head, naming) ? 'group' : 'thing';
  if (partsOrPeople.has(head) && determiner !== 'the' && determiner !== 'all') return 'thing';
  if (cohorts.has(head) && ordinals.has(words[0] ?? '')) return 'group';
  if (determiner === '' && adjectives.has(head)) return 'thing';
  if (names.has(head) || (isGivenName(head) && determiner === '')) return whoIsNamed(phrase);
  const named = words.findIndex((word) => names.has(word));
  if (named >= 0 && words.slice(named + 1).every(isTellingMore))
    return whoIsNamed({ ...phrase, words: words.slice(0, named + 1) });
  if (determiner === '') return isBare(phrase) ? 'person' : somebodyIn(words, unlearned(naming));
  return somebodyIn(words, naming);
}

/** "All hands" are a crew and "the head" may be a teacher; "my hands" and "a head" are not. */
const partsOrPeople = wordSet('head hands');

/** "The first years". */
const cohorts = wordSet('years graders formers');
const ordinals = wordSet('first second third fourth fifth sixth seventh');

const titles = wordSet(
  'mr mrs ms miss dr doctor sir lord lady captain professor officer sergeant father mother brother sister aunt uncle',
);

function areMany(head: string): boolean {
  return isGroupWord(head) || isPersonWord(head);
}

function whoIsNamed(phrase: NounPhrase): Somebody {
  const { words, determiner } = phrase;
  const head = headOf(phrase);
  if (isGroupWord(head)) return 'group';
  if (maybeGroup(head) && words.length > 1) return 'maybe-group';
  if (isThingWord(head) || isMute(head)) return 'thing';
  if (words.some((word) => isPersonWord(word))) return 'person';
  if (determiner === '' || determiner === 'my') return 'person';
  if (/[^s]s$/.test(head)) return 'group';
  return maybeGroup(head) ? 'group' : 'maybe-group';
}

/** "The Directorate poisoned …", "Lou think …"; not "the Portuguese pilot". */
function isTellingMore(word: string): boolean {
  return /(?:ing|ed)$/.test(word) || (verbInTable(word) !== null && !isPersonWord(word));
}

/** "Tell grandma", "ask coach": who is called so needs no article. */
function isBare(phrase: NounPhrase): boolean {
  return phrase.words.length === 1 && barelyCalled.has(headOf(phrase));
}

const barelyCalled: ReadonlySet<string> =
  wordSet(`mother father mum mom mummy mommy dad daddy papa mama pa ma gran granny grandma grandpa nan nana auntie aunt uncle coach
  captain doc doctor nurse sir madam cook matron sarge sergeant teacher somebody someone chef cookie`);

/** "Twine", "earth": without an article only words that are known for people count. */
function unlearned({ names }: Naming): Naming {
  return { names, sense: () => 'thing' };
}

/** The last word says what it is, unless it only tells what somebody does: "the stranger talking". */
function somebodyIn(words: readonly string[], naming: Naming): Somebody {
  for (let place = words.length - 1; place >= 0; place -= 1) {
    const word = words[place] ?? '';
    if (/folk$/.test(word)) return 'group';
    if (isSomebody(word, naming)) return 'person';
    if (areSomebody(word, naming)) return 'group';
    if (maybeGroup(word)) return 'maybe-group';
    const isTelling =
      place > 0 &&
      !isThingWord(word) &&
      (/(?:ing|ed)$/.test(word) ||
        (verbInTable(word) !== null &&
          (areMany(words[place - 1] ?? '') || areMany(singularOf(words[place - 1] ?? '')))));
    if (!isTelling) return 'thing';
  }
  return 'thing';
}

function isSomebody(word: string, { sense }: Naming): boolean {
  if (isPersonWord(word)) return true;
  if (isThingWord(word) || isMute(word) || isGroupWord(word) || unsaying.has(word) || isSoft(word))
    return false;
  const known = sense(word);
  return known === null ? looksLikeTrade(word) : known === 'person' && !word.endsWith('s');
}

function areSomebody(word: string, { sense }: Naming): boolean {
  if (isThingWord(word) || unsaying.has(word)) return false;
  if (isGroupWord(word)) return true;
  return /[^su]s$/.test(word) && sense(singularOf(word)) === 'person';
}

/** Many, with an article; without one only how somebody feels. */
const adjectives: ReadonlySet<string> = wordSet(
  'hungry needy sick destitute starving elderly poor faithful homeless underground wounded injured rich unemployed',
);

/** Near to people in meaning, and nobody. */
const unsaying: ReadonlySet<string> = wordSet(
  'own idol pages heads coaches guides counts dates models sweeps last first best rest other others same way inheritance player self kind sort job name',
);
