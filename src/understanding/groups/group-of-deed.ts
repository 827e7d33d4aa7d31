import type { Clause } from '@/understanding/grammar/clauses';
import { wordsSaid } from '@/understanding/lexicon/words-said';
import { isGroupDeed, isOfBelonging } from '@/understanding/phrases/group-signs';
import { isGroupWord } from '@/understanding/lexicon/group-words';
import { isOfMany } from '@/understanding/groups/many-meant';
import { headOf, nounPhrasesIn, type NounPhrase } from '@/understanding/grammar/noun-phrases';
import { whoIs, type Naming } from '@/understanding/grammar/who-is';
import { isSoft, isThingWord } from '@/understanding/lexicon/thing-words';
import { turnOfPhraseMeant } from '@/understanding/phrases/turns-of-phrase';
import { isFormOf, verbInTable } from '@/understanding/lexicon/verb-table';
import { wordSet } from '@/understanding/lexicon/word-set';

/** The group that a clause is for or against; null for none. */
export function groupOfDeed(clause: Clause, naming: Naming, isGift: boolean): NounPhrase | null {
  const { text, words } = clause;
  const kind =
    turnOfPhraseMeant(wordsSaid(text))?.kind ?? verbInTable(words[0] ?? '')?.kind ?? 'unknown';
  if (calm.has(kind)) return null;
  const isDeed = isGroupDeed(wordsSaid(text));
  const isLeft = beside.has(kind) && !together.has(kind) && !changed.has(kind);
  if (isLeft && !isDeed && !isGift) return null;
  const phrases = ownDeed(nounPhrasesIn(words.slice(1), naming.names), kind);
  const around: Around = { text, verb: words[0] ?? '', kind, isDeed, isGift, naming, phrases };
  return phrases.find((phrase, place) => isMeant(phrase, place, around)) ?? null;
}

/** "Beg the judge to free the miners": that would be the judge's deed. */
function ownDeed(phrases: readonly NounPhrase[], kind: string): readonly NounPhrase[] {
  const end = phrases.findIndex(({ link }) => link === 'doing');
  return ofMinds.has(kind) && end >= 0 ? phrases.slice(0, end) : phrases;
}

const ofMinds: ReadonlySet<string> = wordSet('persuade threaten deceive');

type Around = {
  readonly text: string;
  readonly verb: string;
  readonly kind: string;
  readonly isDeed: boolean;
  readonly isGift: boolean;
  readonly naming: Naming;
  readonly phrases: readonly NounPhrase[];
};

function isMeant(phrase: NounPhrase, place: number, around: Around): boolean {
  const { kind, naming, phrases } = around;
  const who = whoIs(phrase, naming);
  if (who !== 'person' && isDoneToTheirs(phrase, around)) return true;
  if (kind === 'give' && isGivenFirst(phrase)) return true;
  const isMany = who === 'group' || who === 'maybe-group';
  if (isMany && isBefore(phrase, phrases[place - 1])) return true;
  if (who === 'group' && phrase.words.some((word) => wholes.has(word))) return true;
  if (who === 'group') return isForOrAgainst(phrase, place, around);
  return who === 'maybe-group' && !ofMinds.has(kind) && isPerhapsMeant(phrase, place, around);
}

/** "Burn the guild's charter." */
function isDoneToTheirs(phrase: NounPhrase, { kind, isDeed, isGift, naming }: Around): boolean {
  if (!isOfMany(phrase, naming)) return false;
  const head = headOf(phrase);
  const isMeantWell = emblems.has(head) || isGift || isDeed;
  return (isMeantWell && !isSoft(head)) || (changed.has(kind) && !isThingWord(head));
}

/** "Offer the goblins peace." */
function isGivenFirst({ link, words }: NounPhrase): boolean {
  const [first = '', second] = words;
  return link === '' && second !== undefined && /[^s]s$/.test(first) && isGroupWord(first);
}

function isForOrAgainst(phrase: NounPhrase, place: number, around: Around): boolean {
  const { kind, isDeed, naming, phrases } = around;
  const head = headOf(phrase);
  const isOf =
    phrase.link === 'of' &&
    (isTheirs(headOf(phrases[place - 1] ?? phrase)) ||
      (phrase.determiner !== '' && !beside.has(kind)) ||
      (kind === 'attack' && naming.names.has(head)));
  if (!isLinked(phrase, around) && !isOf) return false;
  if (isPlace.has(phrase.link) && naming.names.has(head) && !isGroupWord(head)) return false;
  if (together.has(kind) && withThem.has(phrase.link)) return true;
  return isDeed || isOf || !beside.has(kind);
}

/** Houses, watches and companies: only where those in them must be meant. */
function isPerhapsMeant(phrase: NounPhrase, place: number, around: Around): boolean {
  const { text, verb, kind, isDeed, naming, phrases } = around;
  const isOf = phrase.link === 'of' && isTheirs(headOf(phrases[place - 1] ?? phrase));
  if (!isLinked(phrase, around) && !isOf) return false;
  const isNamedPlace = isPlace.has(phrase.link) && naming.names.has(headOf(phrase));
  if (isNamedPlace) return false;
  if (place === 0 && isAddressed(phrase, verb)) return true;
  if (kind === 'give' && isGivenTo(phrase, place)) return true;
  const isLeft = !isPlace.has(phrase.link) || isFormOf(verb, leaving);
  return isDeed && isLeft && isWhole(phrase, naming, text);
}

function isLinked({ link }: NounPhrase, { kind, isDeed, verb }: Around): boolean {
  if (link === 'in' && isFormOf(verb, entering)) return true;
  return linksOfDeeds.has(link) && !(beside.has(kind) && link === '' && !isDeed);
}

/** "In front of the company", "before the council". */
export function isBefore({ link }: NounPhrase, before: NounPhrase | undefined): boolean {
  return link === 'before' || (link === 'of' && before !== undefined && headOf(before) === 'front');
}

function isTheirs(word: string): boolean {
  return emblems.has(word) || /^(?:glory|sake|good|honou?r|benefit|name|behalf)$/.test(word);
}

const changed: ReadonlySet<string> = wordSet(
  'craft force attack steal unknown use take give talk help',
);

const calm: ReadonlySet<string> = wordSet('look read feel');

/** Where what is done to it is done to those whose it is. */
const emblems: ReadonlySet<string> =
  wordSet(`banner banners flag flags colours colors card badge uniform tag statue shrine temple temple grave graves altar monument
  respect favour favor support vote votes gratitude charter list lists file files records documents plans ledger secret secrets votes debts debt safehouse safehouses name names engine engines notice notices roof well
  bridge land lands share cause side families homes houses camp children wounded sick dead loyalty trust forgiveness
  hiding contract contracts deed deeds oath articles payroll medal crest standard anthem strike`);

/** Seen, walked past or used: the group is part of the scenery. */
const beside: ReadonlySet<string> = wordSet(
  'look move read wait feel search climb write sneak flee attack steal perform force',
);

const linksOfDeeds: ReadonlySet<string> = new Set([
  '',
  'to',
  'for',
  'against',
  'with',
  'beside',
  'alongside',
  'on',
  'out',
  'up',
  'off',
  'at',
  'among',
  'from',
  'by',
  'down',
  'back',
  'into',
]);

const isPlace: ReadonlySet<string> = wordSet('on at from by into up down back');

/** Who walks, sits or rides with many is seen to be one of them. */
const together: ReadonlySet<string> = wordSet('move wait perform use');

const withThem: ReadonlySet<string> = wordSet('with beside among alongside against');

function isGivenTo(phrase: NounPhrase, place: number): boolean {
  const isTo = phrase.link === 'to' || (phrase.link === '' && place === 0);
  return isTo && phrase.determiner === 'the' && !houses.has(headOf(phrase));
}

const houses = wordSet(
  'house office street block camp market bench quarter ward pier saloon state country world capital board watch',
);

/** Who is told, toasted or cheered for is no building. */
function isAddressed({ link, determiner, words }: NounPhrase, verb: string): boolean {
  const isThe = determiner === 'the' || determiner === 'our' || determiner === 'all';
  return isThe && words.length < 3 && isFormOf(verb, addressing) && (link === '' || link === 'for');
}

const addressing = wordSet(
  `tell toast cheer warn thank address inform greet salute praise denounce insult mock lecture apologise apologize boo
  accuse`,
);

/** "the whole class", "the Order", "everyone": not "a band" or "an order". */
function isWhole({ determiner, words }: NounPhrase, { names }: Naming, text: string): boolean {
  if (determiner === 'a' || determiner === 'an' || words.length === 0) return false;
  if (determiner === 'my') return wordsSaid(text).some((word) => isFormOf(word, deciding));
  return (
    determiner === 'all' ||
    words.some((word) => wholes.has(word) || names.has(word)) ||
    isOfBelonging(wordsSaid(text))
  );
}

const entering = wordSet('enlist enrol enroll serve');

const leaving = wordSet('resign quit defect desert');

/** What one's own people are left, chosen or sold by. */
const deciding = wordSet('vote quit leave betray desert');

const wholes: ReadonlySet<string> = wordSet(
  'whole entire everyone everybody people folk folks hands',
);
