import type { Clause } from '@/understanding/grammar/clauses';
import {
  hasTarget,
  isAboutSoft,
  isLivingBeing,
  isHarmless,
  isOfSomebody,
  isOnThing,
  isResisted,
  isTakenFrom,
  type SaidDeed,
} from '@/understanding/grammar/done-to';
import { headOf, type NounPhrase } from '@/understanding/grammar/noun-phrases';
import { isEffort, isPerilous, type Odds } from '@/understanding/phrases/odds-in-words';
import { whoIs, type Naming } from '@/understanding/grammar/who-is';
import { isWeapon } from '@/understanding/lexicon/word-classes';
import { isFormOf } from '@/understanding/lexicon/verb-table';
import { wordSet } from '@/understanding/lexicon/word-set';
import { bodyParts, isDanger, isMute } from '@/understanding/lexicon/thing-words';
import type { Risk, VerbMeaning } from '@/understanding/lexicon/verb-meaning';

/** What is said around a clause. */
export type Around = { readonly odds: Odds; readonly naming: Naming };

/** How uncertain a verb is with what it is done to, and where and how it is done. */
export function riskOfDeed(
  verb: VerbMeaning,
  clause: Clause,
  phrases: readonly NounPhrase[],
  around: Around,
): Risk {
  const { odds, naming } = around;
  if (odds.isRoutine || isOnlyShown(clause) || isHanded(clause, phrases, naming)) return 'none';
  const deed: SaidDeed = { kind: verb.kind, words: clause.words, phrases };
  if (odds.isDangerous && verb.kind !== 'feel') return 'real';
  if (isIdle(verb, deed, naming)) return 'none';
  const isSparing = odds.isHazardous && (verb.kind === 'attack' || !isAboutSoft(deed));
  if (verb.kind === 'attack' && !hasTarget(deed, naming, verb.needs)) {
    const isBlow = (clause.words.length === 1 && odds.isHasty) || isWielded(deed);
    return isSparing || isBlow || isEffort(clause.text) ? 'real' : 'none';
  }
  if (needsReason(verb, deed, naming)) return isSparing ? 'real' : 'none';
  if (canBeTaken.has(verb.kind) && isOfSomebody(deed, naming)) return 'real';
  const isAimed = verb.needs === 'target' && phrases.some(({ link }) => link === 'at');
  if (verb.risk === 'real' && !isSparing && !isAimed && isHarmless(deed, naming)) return 'none';
  if (odds.isAtStake && (ofWords.has(verb.kind) || isPressed(verb, deed, naming))) return 'real';
  if (isArmed(deed, naming)) return 'real';
  return isTried(deed, clause, around) ? 'real' : verb.risk;
}

/** What burns in a drawing burns nobody. */
function isOnlyShown({ words }: Clause): boolean {
  return isFormOf(words[0] ?? '', showing);
}

const showing = wordSet('draw paint sketch photograph film describe copy trace illustrate');

/** "Throw Anna the keys" gives them to her. */
function isHanded({ words }: Clause, phrases: readonly NounPhrase[], naming: Naming): boolean {
  const [first, second] = phrases;
  if (first === undefined || second === undefined || !throwing.has(words[0] ?? '')) return false;
  return first.link === '' && second.link === '' && whoIs(first, naming) === 'person';
}

const throwing = wordSet('throw toss lob chuck fling sling');

/** "Hold the mate over the rail until he talks." */
function isPressed({ kind }: VerbMeaning, { phrases }: SaidDeed, naming: Naming): boolean {
  return (
    canBeTaken.has(kind) &&
    phrases.some((phrase) => isDirect(phrase) && isLivingBeing(phrase, naming))
  );
}

/** Whatever is done to somebody with a blade is a blow. */
function isArmed(deed: SaidDeed, naming: Naming): boolean {
  const isHurt = deed.phrases.some(
    (phrase) => isDirect(phrase) && whoIs(phrase, naming) === 'person',
  );
  return isHurt && isWielded(deed);
}

function isWielded({ phrases }: SaidDeed): boolean {
  return phrases.some((phrase) => phrase.link === 'with' && isWeapon(headOf(phrase)));
}

function isDirect({ link, determiner }: NounPhrase): boolean {
  return link === '' && determiner !== 'my';
}

/** Nothing is done to anybody: "charm of the place", "scare up an appetite". */
function isIdle({ kind, risk }: VerbMeaning, deed: SaidDeed, naming: Naming): boolean {
  if (risk !== 'real') return false;
  if (deed.words[1] === 'of') return true;
  return onMinds.has(kind) && isOnThing(deed, naming);
}

/** Saving needs somebody to be saved, dodging something to be dodged, force a thing to be forced. */
function needsReason({ kind, risk }: VerbMeaning, deed: SaidDeed, naming: Naming): boolean {
  if (risk !== 'real') return false;
  const [first = ''] = deed.words;
  if (kind === 'force') return deed.phrases.length === 0 && !deed.words.includes('it');
  if (isFormOf(first, racing)) return deed.phrases.every(({ link }) => link === 'doing');
  if (kind !== 'help' && !isFormOf(first, dodging)) return false;
  const isDodged = kind !== 'help';
  return !deed.phrases.some((phrase) => {
    const head = headOf(phrase);
    if (isDodged && phrase.link === '' && !isHarmless(deed, naming)) return true;
    if (!isDodged && phrase.determiner === 'my' && bodyParts.has(head)) return true;
    return isLivingBeing(phrase, naming) || isDanger(head) || isMute(head) || blows.has(head);
  });
}

const racing = wordSet('race');

const dodging = wordSet('duck dodge');

const blows: ReadonlySet<string> = wordSet(
  'blow blows punch arrow arrows bullet bullets blade swing fire shot shots spear kick claws',
);

function isTried(deed: SaidDeed, { text }: Clause, { odds, naming }: Around): boolean {
  const { kind, words } = deed;
  if (canBeTried.has(kind) && !isAboutSoft(deed))
    if (isEffort(text) || odds.isHazardous || isPerilous(deed.words) || isTakenFrom(deed, naming))
      return true;
  if (ofMotion.has(kind) && odds.isBlind) return true;
  if (inHaste.has(kind) && odds.isHasty) return true;
  if (ofSkill.has(kind) && odds.isUrgent) return true;
  const isRough = kind === 'force' || kind === 'sneak' || grips.has(words[0] ?? '');
  return isRough && isResisted(deed, naming);
}

/** Laid hands on: whoever is grabbed may fight back. */
const grips: ReadonlySet<string> = wordSet(
  'grab seize grip shake snatch clutch tie bind chain gag',
);

/** Looking is not made uncertain by trying; opening is. */
const canBeTried: ReadonlySet<string> = wordSet(
  'use take move help craft give force perform search sneak climb magic',
);

const onMinds: ReadonlySet<string> = wordSet('persuade threaten');

const canBeTaken: ReadonlySet<string> = wordSet('take force steal use');

const ofSkill: ReadonlySet<string> = wordSet('force craft perform search');

const inHaste: ReadonlySet<string> = wordSet('move take use');

const ofMotion: ReadonlySet<string> = wordSet('move climb perform force search');

const ofWords: ReadonlySet<string> = wordSet('talk persuade give trade wait');
