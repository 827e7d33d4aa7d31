import type { Clause } from '@/narrator/understanding/clauses';
import { headOf, nounPhrasesIn, type NounPhrase } from '@/narrator/understanding/noun-phrases';
import {
  isAtStake,
  isBlind,
  isPerilous,
  isUrgent,
  isDangerous,
  isEffort,
  isHazardous,
} from '@/narrator/understanding/odds-in-words';
import { whoIs, type Naming } from '@/narrator/understanding/people-meant';
import {
  isDanger,
  isHousehold,
  isMute,
  isSoft,
  valuables,
} from '@/narrator/understanding/thing-words';
import { phraseMeant } from '@/narrator/understanding/turns-of-phrase';
import type { NearestExample, ReadClause } from '@/narrator/understanding/understand-act';
import { verbMeaning, type VerbMeaning } from '@/narrator/understanding/verb-table';

type Around = {
  /** All that is said: danger in one clause makes what is done in another uncertain. */
  readonly said: string;
  /** The same before ways of speaking were taken out. */
  readonly whole: string;
  readonly naming: Naming;
  readonly nearest: NearestExample;
};

/** What one clause does; null where nobody can say. */
export function readClause(clause: Clause, around: Around): ReadClause | null {
  const { said, naming, nearest } = around;
  const [first = ''] = clause.words;
  const verb = verbMeaning(first);
  const phrases = nounPhrasesIn(clause.words.slice(1), naming.names);
  const phrase = phraseMeant(clause.text);
  const isCalm = verb !== null && calm.has(verb.kind) && bodily.has(phrase?.kind ?? '');
  if (
    phrase !== null &&
    !isCalm &&
    !isHarmless({ kind: phrase.kind, words: clause.words }, phrases, naming)
  ) {
    const isOnPerson = verb === null || verb.toPerson === 'never';
    const toPerson = isOnPerson
      ? onPeople.has(phrase.kind)
        ? 'when-named'
        : 'never'
      : verb.toPerson;
    return { ...phrase, clause, toPerson, because: `"${phrase.words}" may fail`, score: 0.9 };
  }
  if (verb !== null) {
    const risk = riskOf(verb, clause, phrases, around);
    return { ...verb, risk, clause, because: `"${first}" may fail`, score: 0.8 };
  }
  if (
    !/^[a-z]{3}/.test(first) ||
    /^(?:her|his|him|the|them|their|for|with|from|not|all|who|and|she|they)$/.test(first) ||
    clause.words.length < fewestWords
  )
    return null;
  if (
    isEffort(clause.text) ||
    isHazardous(said) ||
    (isAtStake(said) && phrases.some((each) => isAlive(each, naming)))
  )
    return {
      kind: 'other',
      risk: 'real',
      toPerson: 'when-named',
      clause,
      because: 'it is tried, and may fail',
      score: 0.7,
    };
  const like = nearest(clause.text);
  if (like === null)
    return {
      kind: 'other',
      risk: 'none',
      toPerson: 'when-named',
      clause,
      because: `"${first}" is done`,
      score: 0.5,
    };
  const { kind, risk, isToPerson, example, score } = like;
  const toPerson = isToPerson ? 'when-named' : 'never';
  return { kind, risk, toPerson, clause, because: `it is like "${example}"`, score };
}

/** "Drones", "neon": a word alone that is no verb is not done. */
const fewestWords = 2;

function riskOf(
  verb: VerbMeaning,
  clause: Clause,
  phrases: readonly NounPhrase[],
  { said, whole, naming }: Around,
): VerbMeaning['risk'] {
  if (isDangerous(whole) && verb.kind !== 'feel') return 'real';
  const isHazard = isHazardous(said);
  if (verb.kind === 'attack' && !hasTarget(phrases, naming, verb.needs))
    return isHazard && !isHarmless({ kind: verb.kind, words: clause.words }, phrases, naming)
      ? 'real'
      : 'none';
  if (onMinds.has(verb.kind) && isOnThing(phrases, naming)) return 'none';
  if (
    verb.kind === 'help' &&
    verb.risk === 'real' &&
    !isHazard &&
    !phrases.some(
      (phrase) => isAlive(phrase, naming) || isDanger(headOf(phrase)) || isMute(headOf(phrase)),
    )
  )
    return 'none';
  if (clause.words[1] === 'of' && verb.risk === 'real') return 'none';
  if (verb.kind === 'force' && phrases.length === 0 && !isHazard) return 'none';
  if (canBeTaken.has(verb.kind) && isOfSomebody(phrases, naming)) return 'real';
  if (
    verb.risk === 'real' &&
    !isHazard &&
    isHarmless({ kind: verb.kind, words: clause.words }, phrases, naming)
  )
    return 'none';
  const isTried =
    (canBeTried.has(verb.kind) &&
      (isEffort(clause.text) ||
        isHazard ||
        isPerilous(clause.text) ||
        isTakenFrom(phrases, naming))) ||
    (ofMotion.has(verb.kind) && isBlind(said)) ||
    (ofSkill.has(verb.kind) && isUrgent(said)) ||
    (verb.kind === 'sneak' && phrases.some((phrase) => isDoneTo(phrase, naming))) ||
    (verb.kind === 'force' && phrases.some((phrase) => isDoneTo(phrase, naming)));
  const isClaimed = ofWords.has(verb.kind) && isAtStake(said);
  return isTried || isClaimed ? 'real' : verb.risk;
}

const calm: ReadonlySet<string> = new Set('look read write feel'.split(' '));

/** What nobody does with the eyes alone. */
const bodily: ReadonlySet<string> = new Set('climb flee force attack sneak'.split(' '));

const onPeople: ReadonlySet<string> = new Set(
  'attack persuade deceive threaten steal help'.split(' '),
);

/** Looking is not made uncertain by trying; opening is. */
const canBeTried: ReadonlySet<string> = new Set(
  'use take move help craft give force perform search sneak climb magic'.split(' '),
);

const onMinds: ReadonlySet<string> = new Set('persuade threaten'.split(' '));

/** Nobody scares up an appetite, or flirts with an idea, at any risk. */
function isOnThing(phrases: readonly NounPhrase[], naming: Naming): boolean {
  if (phrases.some((phrase) => isAlive(phrase, naming) || whoIs(phrase, naming) !== 'thing'))
    return false;
  const [first] = phrases;
  if (first === undefined) return false;
  const head = headOf(first);
  return isHousehold(head) || naming.sense(head) === 'homely' || idleThings.has(head);
}

const idleThings: ReadonlySet<string> = new Set(
  'idea thought notion appetite courage fancy luck fate'.split(' '),
);

const canBeTaken: ReadonlySet<string> = new Set('take force steal use'.split(' '));

/** "Lift Malone's wallet". */
function isOfSomebody(phrases: readonly NounPhrase[], naming: Naming): boolean {
  return phrases.some(
    (phrase) =>
      phrase.link === '' &&
      valuables.has(headOf(phrase)) &&
      phrase.owner !== '' &&
      isAlive(phrase, naming),
  );
}

const ofSkill: ReadonlySet<string> = new Set('force craft perform search'.split(' '));

const ofMotion: ReadonlySet<string> = new Set('move climb perform force search'.split(' '));

/** Somebody who is dragged may pull the other way. */
function isDoneTo(phrase: NounPhrase, naming: Naming): boolean {
  return phrase.link === '' && whoIs(phrase, naming) === 'person';
}

/** "The key out of his vest pocket": who owns it must not notice. */
function isTakenFrom(phrases: readonly NounPhrase[], naming: Naming): boolean {
  return phrases.some(
    (phrase) =>
      (phrase.link === 'from' ||
        phrase.link === 'off' ||
        phrase.link === 'of' ||
        phrase.link === 'under') &&
      kept.has(headOf(phrase)) &&
      (phrase.owner === 'his' || phrase.owner === 'her' || isAlive(phrase, naming)),
  );
}

const kept: ReadonlySet<string> = new Set(
  'pocket pockets belt bag purse neck finger nose pillow hand hands coat vest desk wrist lap boot saddlebag'.split(
    ' ',
  ),
);

const ofWords: ReadonlySet<string> = new Set('talk persuade give trade wait'.split(' '));

/** Nothing is cracked, beaten or hacked here but what is on the table. */
const gentle: ReadonlySet<string> = new Set(
  'crack hack beat kick knock throw hit punch shoot whip patch fix mend stitch shift pull push lift brew improvise build crush batter'.split(
    ' ',
  ),
);

const homelyLinks: ReadonlySet<string> = new Set([
  '',
  'up',
  'back',
  'off',
  'into',
  'through',
  'at',
  'in',
  'out',
  'down',
  'from',
]);

const ofBodies: ReadonlySet<string> = new Set(
  'force attack craft perform climb steal sneak flee help'.split(' '),
);

const ofHands: ReadonlySet<string> = new Set('force attack craft steal'.split(' '));

/** Eggs are beaten and windows cracked, and nothing is risked. */
function isHarmless(
  { kind, words }: { readonly kind: string; readonly words: readonly string[] },
  phrases: readonly NounPhrase[],
  naming: Naming,
): boolean {
  if (!ofBodies.has(kind)) return false;
  if (phrases.some((phrase) => isAlive(phrase, naming))) return false;
  const [done] = phrases.filter(({ link }) => homelyLinks.has(link));
  if (done === undefined) return false;
  const head = headOf(done);
  if (isSoft(head) || (kind === 'attack' && isMute(head))) return true;
  if (isDanger(head) || !ofHands.has(kind)) return false;
  const isOfTheHouse = naming.sense(head) === 'homely' || isHousehold(head);
  return isOfTheHouse && (kind === 'attack' || isGentle(words));
}

function isGentle(words: readonly string[]): boolean {
  return gentle.has(words[0] ?? '');
}

function isHomely(phrase: NounPhrase, { sense }: Naming): boolean {
  const head = headOf(phrase);
  return isHousehold(head) || (!isDanger(head) && sense(head) === 'homely');
}

/** A blow needs somebody or something to land on. */
function hasTarget(
  phrases: readonly NounPhrase[],
  naming: Naming,
  needs: VerbMeaning['needs'],
): boolean {
  if (needs === undefined && !phrases.some((phrase) => isHomely(phrase, naming))) return true;
  return phrases.some(
    (phrase) =>
      isAlive(phrase, naming) ||
      isDanger(headOf(phrase)) ||
      (phrase.link === 'at' && !isMute(headOf(phrase))) ||
      ((phrase.link === 'through' || phrase.link === 'off') && !isHousehold(headOf(phrase))),
  );
}

function isAlive(phrase: NounPhrase, naming: Naming): boolean {
  if (headOf(phrase) === 'them' || naming.names.has(phrase.owner)) return true;
  const who = whoIs(phrase, naming);
  if (who === 'person' || who === 'group') return true;
  const owner = { ...phrase, determiner: 'the', owner: '', words: [phrase.owner] };
  return phrase.owner !== '' && whoIs(owner, naming) === 'person';
}
