import { headOf, type NounPhrase } from '@/understanding/grammar/noun-phrases';
import { whoIs, type Naming } from '@/understanding/grammar/who-is';
import {
  bodyParts,
  isDanger,
  isHousehold,
  isMute,
  isSoft,
  valuables,
} from '@/understanding/lexicon/thing-words';
import type { VerbMeaning } from '@/understanding/lexicon/verb-meaning';
import { wordSet } from '@/understanding/lexicon/word-set';

/** A deed: what kind it is, its words from the verb on, and who or what is named in it. */
export type SaidDeed = {
  readonly kind: string;
  readonly words: readonly string[];
  readonly phrases: readonly NounPhrase[];
};

export function isLivingBeing(phrase: NounPhrase, naming: Naming): boolean {
  if (headOf(phrase) === 'them' || naming.names.has(phrase.owner)) return true;
  if ((phrase.owner === 'his' || phrase.owner === 'her') && bodyParts.has(headOf(phrase)))
    return true;
  const who = whoIs(phrase, naming);
  if (who === 'person' || who === 'group') return true;
  const owner = { ...phrase, determiner: 'the', owner: '', words: [phrase.owner] };
  return phrase.owner !== '' && whoIs(owner, naming) === 'person';
}

/** A blow needs somebody or something to land on. */
export function hasTarget(
  { phrases }: SaidDeed,
  naming: Naming,
  needs: VerbMeaning['needs'],
): boolean {
  if (needs === undefined && !phrases.some((phrase) => isOfTheHouse(phrase, naming))) return true;
  return phrases.some((phrase) => {
    const head = headOf(phrase);
    if (!hitLinks.has(phrase.link)) return phrase.link === 'with' && isDanger(head);
    if (isLivingBeing(phrase, naming) || isDanger(head) || naming.sense(head) === 'creature')
      return true;
    if (phrase.link === 'at') return !isMute(head) && !isSoft(head);
    return (phrase.link === 'through' || phrase.link === 'off') && !isOfTheHouse(phrase, naming);
  });
}

const hitLinks: ReadonlySet<string> = new Set([
  '',
  ...wordSet(
    'at on down against into through off over round around out past by up back between in under',
  ),
]);

/** Links before what only says how. */
const farLinks: ReadonlySet<string> = wordSet('with of by like as than without until');

/** Eggs are beaten, books escaped into and smiles forced, and nothing is risked. */
export function isHarmless({ kind, words, phrases }: SaidDeed, naming: Naming): boolean {
  if (phrases.some((phrase) => isLivingBeing(phrase, naming) && !isToy(phrase))) return false;
  const near = phrases.filter(({ link }) => !farLinks.has(link));
  if (ofBodies.has(kind) && kind !== 'help' && phrases.some(isMyOwn)) return true;
  const done = wholeOf(near.length > 0 ? near : phrases, phrases);
  if (done === undefined) return false;
  const head = headOf(done);
  if (isToy(done) || (isSoft(head) && ofBodies.has(kind))) return true;
  if (isDanger(head) || hard.has(head)) return false;
  const isMine = done.determiner === 'my' && done.link === '';
  if (isMine && bodyParts.has(head) && ofBodies.has(kind)) return !roughly.has(words[0] ?? '');
  switch (kind) {
    case 'attack':
      return isMute(head) || naming.sense(head) === 'abstract' || isOfTheHouse(done, naming);
    case 'force':
      return (
        naming.sense(head) === 'soft' ||
        (!roughly.has(words[0] ?? '') && isOfTheHouse(done, naming))
      );
    case 'craft':
      return isOfTheHouse(done, naming);
    case 'perform':
      if (staked.test(words[0] ?? '')) return false;
      return naming.sense(head) === 'abstract' || isOfTheHouse(done, naming);
    case 'magic':
    case 'help':
      return naming.sense(head) === 'abstract' || isOfTheHouse(done, naming);
    case 'climb':
    case 'flee':
    case 'sneak':
      if (/^(?:smuggl|infiltrat|conceal)/.test(words[0] ?? '')) return false;
      if (naming.sense(head) === 'soft' && (done.link === 'into' || done.link === 'under'))
        return true;
      return isAimedAt(done) && (isHousehold(head) || naming.sense(head) === 'abstract');
    default:
      return false;
  }
}

/** "The last of the porridge" is porridge. */
function wholeOf(near: readonly NounPhrase[], all: readonly NounPhrase[]): NounPhrase | undefined {
  const [done] = near;
  if (done === undefined || !parts.has(headOf(done))) return done;
  const rest = all[all.indexOf(done) + 1];
  return rest?.link === 'of' ? rest : done;
}

const parts: ReadonlySet<string> = wordSet(
  'last rest spine corner end top edge piece bit slice helping half most remains contents lid bottom pile bowl plate cup',
);

const staked = /^(?:bet|stake|wager|gambl|risk|guess|ante)/;

/** A room is crept into; a kettle is only raced. */
function isAimedAt({ link }: NounPhrase): boolean {
  return link === '' || link === 'for' || link === 'in';
}

const ofBodies: ReadonlySet<string> = wordSet(
  'force attack craft perform climb steal sneak flee help magic',
);

/** Of what stands in a house only force makes a risk: a window is forced, a rug only beaten. */
const roughly: ReadonlySet<string> =
  wordSet(`force smash break pry prise jimmy lever batter ram shatter heave wrench disarm jam rewire tamper barricade claw vent
  wriggle grope haul disable bypass override defuse hack jailbreak hotwire decrypt breach wiretap`);

/** Weighs nothing, and can still go wrong. */
const hard: ReadonlySet<string> =
  wordSet(`storm spell curse hex code cipher password ritual rite summoning illusion vault wall walls glass blaze current way
  prophecy dream future disease fever plague darkness gap fall final championship exam test race match game song aria solo tango waltz
  dance duel encryption lead`);

/** A turn of phrase says what is done; only food and clothes make it a joke. */
export function isAboutSoft({ kind, phrases }: SaidDeed): boolean {
  if (stealthy.has(kind) && phrases.some(isMyOwn)) return true;
  const [near] = phrases;
  if (near === undefined || farLinks.has(near.link)) return false;
  const done = wholeOf([near], phrases);
  return done !== undefined && isSoft(headOf(done)) && softLinks.has(near.link);
}

const softLinks: ReadonlySet<string> = new Set(['', 'into', 'down', 'up']);

const stealthy: ReadonlySet<string> = wordSet('sneak steal persuade deceive perform');

function isOfTheHouse(phrase: NounPhrase, naming: Naming): boolean {
  const head = headOf(phrase);
  if (isDanger(head)) return false;
  return isHousehold(head) || isSoft(head) || house.has(naming.sense(head) ?? '');
}

const house: ReadonlySet<string> = new Set(['homely', 'soft']);

function isMyOwn({ determiner, words }: NounPhrase): boolean {
  return (
    determiner === 'my' &&
    (words[0] === 'own' || /^(?:pocket|pockets|drawer)$/.test(words[words.length - 1] ?? ''))
  );
}

function isToy({ words }: NounPhrase): boolean {
  return words.some((word) => word === 'toy' || word === 'pretend');
}

/** Nobody scares up an appetite, or flirts with an idea, at any risk. */
export function isOnThing({ phrases }: SaidDeed, naming: Naming): boolean {
  if (phrases.some((phrase) => isLivingBeing(phrase, naming) || whoIs(phrase, naming) !== 'thing'))
    return false;
  const [first] = phrases;
  if (first === undefined) return false;
  const head = headOf(first);
  if (first.owner !== '') return false;
  return naming.sense(head) === 'abstract' || isOfTheHouse(first, naming) || idleThings.has(head);
}

const idleThings: ReadonlySet<string> = wordSet(
  'idea thought notion appetite courage fancy luck fate',
);

/** "Lift Malone's wallet". */
export function isOfSomebody({ phrases }: SaidDeed, naming: Naming): boolean {
  return phrases.some(
    (phrase) =>
      phrase.link === '' &&
      valuables.has(headOf(phrase)) &&
      phrase.owner !== '' &&
      isLivingBeing(phrase, naming),
  );
}

/** Somebody who is dragged may pull the other way; one's own child does not. */
export function isResisted({ phrases }: SaidDeed, naming: Naming): boolean {
  return phrases.some(
    (phrase) =>
      (phrase.link === '' || phrase.link === 'up' || phrase.link === 'down') &&
      phrase.determiner !== 'my' &&
      (whoIs(phrase, naming) === 'person' || isBodyOf(phrase, naming)),
  );
}

const seized =
  /^(?:neck|wrists?|arms?|collar|throat|hair|legs?|shoulders?|lapels?|sleeve|belt|beard|ears?)$/;

function isBodyOf(phrase: NounPhrase, naming: Naming): boolean {
  const head = headOf(phrase);
  return phrase.owner !== '' && seized.test(head) && isLivingBeing(phrase, naming);
}

/** "The key out of his vest pocket": who owns it must not notice. */
export function isTakenFrom({ words, phrases }: SaidDeed, naming: Naming): boolean {
  const gripped = /^(?:grab|snatch|rip|tear|wrest|yank|wrench)/.test(words[0] ?? '');
  return phrases.some(
    (phrase) =>
      (gripped && takenLinks.has(phrase.link) && whoIs(phrase, naming) === 'person') ||
      (takenLinks.has(phrase.link) &&
        kept.has(headOf(phrase)) &&
        (phrase.owner === 'his' || phrase.owner === 'her' || isLivingBeing(phrase, naming))),
  );
}

const takenLinks: ReadonlySet<string> = wordSet('from off of under');

const kept: ReadonlySet<string> =
  wordSet(`pocket pockets belt bag purse neck finger nose pillow hand hands coat vest desk wrist lap boot saddlebag throat grip
  shoulder jacket waistcoat wallet handbag apron sleeve drawer locker`);
