import { wordsSaid } from '@/understanding/lexicon/words-said';
import { isLivingBeing } from '@/understanding/grammar/done-to';
import { headOf, nounPhrasesIn, type NounPhrase } from '@/understanding/grammar/noun-phrases';
import { whoIs, type Mention, type Naming } from '@/understanding/grammar/who-is';
import { isGivenName, isPersonWord } from '@/understanding/lexicon/people-words';
import {
  bodyParts,
  isHousehold,
  isMute,
  isThingWord,
  lifeless,
  valuables,
} from '@/understanding/lexicon/thing-words';
import { wordSet } from '@/understanding/lexicon/word-set';
import type { Evidence, ReadClause } from '@/understanding/act/understood-act';
import { inFrontOf } from '@/understanding/lexicon/idioms';

type Found = { readonly mention: Mention } & Evidence;

/** The one person an act is directed at. */
export function personMeant(
  read: readonly ReadClause[],
  {
    naming,
    called,
    said,
  }: {
    readonly naming: Naming;
    readonly called: Mention | null;
    readonly said: string;
  },
): Found | null {
  if (called !== null) return { mention: called, because: 'somebody is spoken to', score: 0.9 };
  for (const clause of read) {
    const mention = personIn(clause, naming);
    if (mention !== null)
      return { mention, because: `it is done to somebody: "${mention.words}"`, score: 0.9 };
  }
  const fooled = read.some(({ kind }) => needSomebody.has(kind)) ? anybodyIn(said, naming) : null;
  if (fooled !== null)
    return { mention: fooled, because: `it is done to somebody: "${fooled.words}"`, score: 0.7 };
  for (const clause of read) {
    if (clause.toPerson !== 'always') continue;
    const [verb = ''] = clause.clause.words;
    const mention = somebodyIn(clause, naming);
    if (mention !== null) return { mention, because: `"${verb}" is done to somebody`, score: 0.7 };
  }
  return null;
}

const needSomebody: ReadonlySet<string> = wordSet('deceive threaten');

/** "Feign a swoon so that the viscount …": whoever is named is meant. */
function anybodyIn(said: string, naming: Naming): Mention | null {
  const words = wordsSaid(said.replace(inFrontOf, 'at')).map((word) =>
    tellsMore.has(word) ? 'is' : word,
  );
  const found = nounPhrasesIn(words.slice(1), naming.names).find(
    (phrase) =>
      !notTo.has(phrase.link) && phrase.determiner === 'the' && whoIs(phrase, naming) === 'person',
  );
  return found === undefined ? null : { words: headOf(found) };
}

const tellsMore: ReadonlySet<string> = wordSet('that who so while as because if will looks though');

/** "Take the coach", "use the guide": more often a thing. */
function isSurely(phrase: NounPhrase, naming: Naming): boolean {
  const head = headOf(phrase);
  const isTimed = ofTheClock.has(phrase.words[0] ?? '');
  if (doubtful.has(head) && (phrase.words.length === 1 || isTimed)) return false;
  return (
    naming.names.has(head) ||
    isPersonWord(head) ||
    isGivenName(head) ||
    head === 'him' ||
    head === 'her'
  );
}

const ofTheClock = wordSet('morning afternoon evening night mail next last first early late');

/** What somebody is named after; "at the head", "on page nine" name nobody. */
const near: ReadonlySet<string> = new Set(['', 'to', 'with', 'for', 'beside', 'by', 'from']);

/** Only ends like a trade: "transponder". */
function isKnown(phrase: NounPhrase, naming: Naming): boolean {
  return naming.sense(headOf(phrase)) !== null || isSurely(phrase, naming);
}

const doubtful: ReadonlySet<string> = wordSet(
  'coach head page guide sweep cook count host general major mate date crush cleaner conductor keeper dishwasher orderly',
);

/** About whom, past whom, for whose sake: nothing is done to these. */
const notTo: ReadonlySet<string> = wordSet(
  'about of like than as regarding concerning during in behind past before after without unless via near doing',
);

const besideLinks: ReadonlySet<string> = wordSet(
  'to with for beside by next round around alongside from towards toward over onto against opposite into at on up out back off',
);

/** Only seen, or thought of. */
const unmoved: ReadonlySet<string> = wordSet('look search feel read write');

function personIn({ kind, risk, toPerson, clause }: ReadClause, naming: Naming): Mention | null {
  const phrases = nounPhrasesIn(clause.words.slice(1), naming.names);
  const isDative = isDoubled(phrases, naming);
  for (const [place, phrase] of phrases.entries()) {
    const before = phrases[place - 1] ?? nothing;
    if (phrase.determiner === '' && headOf(before) === 'me') continue;
    if (isTold(phrase, before, naming)) continue;
    if (toPerson === 'never' && phrase.words.some((word) => anybody.has(word))) continue;
    if (isOnlyThere(phrase)) continue;
    const isHeard = phrase.link === 'to' && utterances.has(headOf(phrase));
    if (isHeard && isLivingBeing(phrase, naming)) return { words: phrase.owner };
    if (isOfTheirs(phrase, naming, kind) && !topics.has(phrase.link) && !unmoved.has(kind))
      return { words: phrase.owner };
    if (doubtful.has(headOf(phrase)) && !near.has(phrase.link)) continue;
    const isOutOf = phrase.link === 'of' && ofWords.has(kind) && /\bout of\b/.test(clause.text);
    if (phrase.link === 'with' && carried.has(kind)) continue;
    if (notTo.has(phrase.link) && !isOutOf && !(phrase.link === 'past' && kind === 'deceive'))
      continue;
    const isFaced =
      kind === 'look' && phrase.link === '' && /\bin the (?:eyes?|face)\b/.test(clause.text);
    if (unmoved.has(kind) && !isFaced && !isReadTo(phrase, kind) && !(isDative && kind !== 'look'))
      continue;
    if (toPerson === 'never' && phrase.link !== '' && !besideLinks.has(phrase.link)) continue;
    const who = whoIs(phrase, naming);
    const isAgent =
      who === 'maybe-group' &&
      naming.names.has(headOf(phrase)) &&
      (ofWords.has(kind) || (kind === 'attack' && risk === 'real' && phrase.link === ''));
    const isSure =
      toPerson !== 'never' ||
      isDative ||
      isSurely(phrase, naming) ||
      (phrase.link !== '' && !doubtful.has(headOf(phrase)) && isKnown(phrase, naming));
    if ((who === 'person' || isAgent) && isSure && !isPlaceName(phrase, naming, toPerson))
      return { words: headOf(phrase) };
    const told = hasHearer(kind, clause.words[0] ?? '') ? beforeGift(phrase, naming) : null;
    if (told !== null) return told;
  }
  return null;
}

const utterances = wordSet('story song tale voice advice words sermon speech lecture');

const anybody = wordSet('somebody someone anybody anyone');

/** "With the vet snowed in": how things stand, and nothing is done to the vet. */
function isOnlyThere(phrase: NounPhrase): boolean {
  return phrase.link === 'with' && phrase.words.length > 1 && /ed$/.test(headOf(phrase));
}

const nothing: NounPhrase = {
  link: '',
  determiner: '',
  owner: '',
  isOwnedByMany: false,
  words: [],
};

/** "The cloak the queen wore": only more is told of the cloak. */
function isTold(phrase: NounPhrase, before: NounPhrase, naming: Naming): boolean {
  if (phrase.link !== '' || phrase.determiner === '' || before.words.length === 0) return false;
  return before.link === '' && before.determiner !== '' && whoIs(before, naming) === 'thing';
}

/** "Read the organist his letter", "sing the cook a song". */
function isDoubled(phrases: readonly NounPhrase[], naming: Naming): boolean {
  const [first, second] = phrases;
  return first?.link === '' && second?.link === '' && whoIs(first, naming) === 'person';
}

function isReadTo({ link }: NounPhrase, kind: string): boolean {
  return (
    link === 'to' ||
    link === 'with' ||
    (link === 'for' && kind !== 'look') ||
    (link === 'from' && kind === 'look')
  );
}

/** "The Pinkerton" who is lied to is somebody. */
const ofWords: ReadonlySet<string> = wordSet('talk persuade deceive threaten');

const topics: ReadonlySet<string> = wordSet('about like than as regarding concerning');

/** Whoever is on the back of a climber is only there. */
const carried: ReadonlySet<string> = wordSet('climb flee force');

/** "Wire Anna the money": what is given or said to somebody may be named after them. */
function hasHearer(kind: string, verb: string): boolean {
  return dativeKinds.has(kind) || dativeVerbs.has(verb);
}

const dativeKinds = wordSet('talk give');

const dativeVerbs = wordSet('help let make teach sell buy serve pour feed keep walk see fetch');

/** "Bid the schoolmarm good evening", "help the first-year find her room": somebody stands first. */
function beforeGift(phrase: NounPhrase, naming: Naming): Mention | null {
  if (phrase.link !== '' || phrase.owner !== '') return null;
  const end = phrase.words.findIndex(
    (word) =>
      (isPersonWord(word) && !doubtful.has(word)) ||
      (isGivenName(word) && phrase.determiner === ''),
  );
  if (end < 0 || isThingWord(phrase.words[end + 1] ?? '')) return null;
  const words = phrase.words.slice(0, end + 1);
  return whoIs({ ...phrase, words }, naming) === 'person' ? { words: words[end] ?? '' } : null;
}

/** "In Lisbon", "to Mars": a name, and nobody's. */
function isPlaceName(
  { link, words }: NounPhrase,
  { names }: Naming,
  toPerson: ReadClause['toPerson'],
): boolean {
  const head = words[words.length - 1] ?? '';
  if (!names.has(head) || isGivenName(head) || isPersonWord(head) || words.length > 1) return false;
  return (
    toPerson === 'never' &&
    (link === 'to' || link === 'at' || link === 'on' || link === 'from' || link === 'into')
  );
}

/** What is done to somebody's hand is done to them; what is taken from their belt, too. */
function isOfTheirs(phrase: NounPhrase, naming: Naming, kind: string): boolean {
  const { owner, words } = phrase;
  if (owner === '' || owner === 'their' || words.some((word) => lifeless.has(word))) return false;
  const head = headOf(phrase);
  if (naming.names.has(head) || lifeless.has(owner) || common.has(head)) return false;
  const isPronoun = owner === 'his' || owner === 'her';
  const isPerson =
    isPronoun ||
    whoIs(
      { ...nothing, determiner: naming.names.has(owner) ? '' : 'the', words: [owner] },
      naming,
    ) === 'person';
  if (!isPerson) return false;
  if (valuables.has(head) && takes.has(kind)) return true;
  if (ofWords.has(kind) && yielded.has(head)) return true;
  return bodyParts.has(head) || (!isPronoun && takenOrHelped.has(kind));
}

/** Who gives it gives way. */
const yielded = wordSet(
  'consent trust favour favor blessing pardon permission ear silence vote support patience leave mercy forgiveness',
);

/** Named after somebody, and everybody's. */
const common = wordSet('colours colors flag banner standard clock calendar road highway');

const takes: ReadonlySet<string> = wordSet('take force steal use');

const takenOrHelped: ReadonlySet<string> = wordSet('steal attack help give deceive');

const counted: ReadonlySet<string> = wordSet('one two three some more another any several');

/** Said to these, it is said to nobody. */
const deaf: ReadonlySet<string> = wordSet('abstract soft homely');

/** "Ask about the tide" is asked of somebody, "ask the tide" of a tide. */
function somebodyIn({ kind, clause }: ReadClause, naming: Naming): Mention | null {
  const phrases = nounPhrasesIn(clause.words.slice(1), naming.names);
  const [first] = phrases;
  if (phrases.some((phrase) => isMany(phrase, naming))) return null;
  if (first === undefined || notTo.has(first.link)) return { words: '' };
  if (/[^su]s$/.test(headOf(first)) && first.determiner === 'the') return null;
  const isTo = first.link === '' || first.link === 'to' || first.link === 'with';
  if (!isTo) return first.link === 'for' ? { words: '' } : null;
  const head = headOf(first);
  if (
    (counted.has(first.determiner) || kind === 'persuade') &&
    naming.sense(head) !== 'person' &&
    !isPersonWord(head)
  )
    return null;
  const isFelt = deaf.has(naming.sense(head) ?? '') || isHousehold(head);
  const isNobody =
    (isFelt && !isPersonWord(head)) ||
    first.words.some((word) => isMute(word) || isThingWord(word) || lifeless.has(word));
  if (isNobody || first.owner !== '' || head === 'me' || head === 'them' || head === 'us')
    return null;
  return first.determiner === '' && first.words.length === 1 && naming.sense(head) === 'thing'
    ? null
    : { words: head };
}

function isMany(phrase: NounPhrase, naming: Naming): boolean {
  const who = whoIs(phrase, naming);
  return who === 'group' && !notTo.has(phrase.link);
}
