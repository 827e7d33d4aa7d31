import { areSynonyms } from '@/understanding/lexicon/synonyms';
import { isHousehold, isThingWord } from '@/understanding/lexicon/thing-words';
import { wordSet } from '@/understanding/lexicon/word-set';
import { tellingWords } from '@/understanding/story/choice-meant';
import type { Offered } from '@/understanding/story/offered';

const ofTheMouth = wordSet('eat drink chew lick suck');

/** Who would eat the gate means nothing else by it: of food and drink it may be another word for taking some. */
export function isNeverMeant(text: string, choice: string): boolean {
  const [deed = '', ...others] = tellingWords(text);
  if (!ofTheMouth.has(deed) || others.length === 0 || others.some(isHousehold)) return false;
  return !tellingWords(choice).includes(deed);
}

/** A bell is named, and the choice has none, nor anything else that may be called so. */
export function isOfOtherThing(text: string, { text: choice, intent }: Offered): boolean {
  const [, ...others] = tellingWords(text);
  const known = tellingWords(`${choice} ${intent.target ?? ''} ${intent.with ?? ''}`);
  return (
    others.some(isThingWord) &&
    !others.some((word) => known.some((each) => each === word || areSynonyms(each, word)))
  );
}
