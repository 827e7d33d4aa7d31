import { isGroupWord } from '@/understanding/lexicon/group-words';
import { headOf, type NounPhrase } from '@/understanding/grammar/noun-phrases';
import { whoIs, type Naming } from '@/understanding/grammar/who-is';
import { isPersonWord, singularOf } from '@/understanding/lexicon/people-words';

export function isGroup(phrase: NounPhrase, naming: Naming): boolean {
  const who = whoIs(phrase, naming);
  return who === 'group' || (who === 'maybe-group' && phrase.determiner !== '');
}

/** "The guild's charter", "the Jackals' tag"; not "Ellis's book", nor the Miners' Arms. */
export function isOfMany(phrase: NounPhrase, { names, sense }: Naming): boolean {
  const { owner, isOwnedByMany } = phrase;
  const head = headOf(phrase);
  if (owner === '' || owner === 'his' || owner === 'her' || owner === 'their') return false;
  if (names.has(head) && names.has(owner) && !isGroupWord(head)) return false;
  if (isGroupWord(owner)) return true;
  if (names.has(owner) && phrase.determiner === 'the' && !isPersonWord(owner)) return true;
  return isOwnedByMany && (names.has(owner) || sense(singularOf(owner)) === 'person');
}
