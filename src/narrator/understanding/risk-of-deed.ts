import type { Clause } from '@/narrator/understanding/clauses';
import {
  hasTarget,
  isAboutSoft,
  isAlive,
  isHarmless,
  isOfSomebody,
  isOnThing,
  isResisted,
  isTakenFrom,
  type Deed,
} from '@/narrator/understanding/done-to';
import { headOf, type NounPhrase } from '@/narrator/understanding/noun-phrases';
import {
  isAtStake,
  isBlind,
  isDangerous,
  isEffort,
  isHazardous,
  isPerilous,
  isRoutine,
  isUrgent,
} from '@/narrator/understanding/odds-in-words';
import type { Naming } from '@/narrator/understanding/people-meant';
import { bodyParts, isDanger, isMute } from '@/narrator/understanding/thing-words';
import type { Risk, VerbMeaning } from '@/narrator/understanding/verb-meaning';

/** What is said around a clause: danger in one makes what is done in another uncertain. */
export type Around = {
  readonly said: string;
  /** The same before ways of speaking were taken out. */
  readonly whole: string;
  readonly naming: Naming;
};

/** How uncertain a verb is with what it is done to, and where and how it is done. */
export function riskOfDeed(
  verb: VerbMeaning,
  clause: Clause,
  phrases: readonly NounPhrase[],
  around: Around,
): Risk {
  const { said, whole, naming } = around;
  if (isRoutine(whole)) return 'none';
  const deed: Deed = { kind: verb.kind, words: clause.words, phrases };
  if (isDangerous(whole) && verb.kind !== 'feel') return 'real';
  if (isIdle(verb, deed, naming)) return 'none';
  const isHazard = isHazardous(said);
  const isSparing = isHazard && (verb.kind === 'attack' || !isAboutSoft(deed));
  if (verb.kind === 'attack' && !hasTarget(deed, naming, verb.needs))
    return isSparing || isEffort(clause.text) ? 'real' : 'none';
  if (needsReason(verb, deed, naming)) return isSparing ? 'real' : 'none';
  if (canBeTaken.has(verb.kind) && isOfSomebody(deed, naming)) return 'real';
  const isAimed = verb.needs === 'target' && phrases.some(({ link }) => link === 'at');
  if (verb.risk === 'real' && !isSparing && !isAimed && isHarmless(deed, naming)) return 'none';
  if (ofWords.has(verb.kind) && isAtStake(whole)) return 'real';
  return isTried(deed, clause, around) ? 'real' : verb.risk;
}

/** Nothing is done to anybody: "charm of the place", "scare up an appetite". */
function isIdle({ kind, risk }: VerbMeaning, deed: Deed, naming: Naming): boolean {
  if (risk !== 'real') return false;
  if (deed.words[1] === 'of') return true;
  return onMinds.has(kind) && isOnThing(deed, naming);
}

/** Saving needs somebody to be saved, dodging something to be dodged, force a thing to be forced. */
function needsReason({ kind, risk }: VerbMeaning, deed: Deed, naming: Naming): boolean {
  if (risk !== 'real') return false;
  const [first = ''] = deed.words;
  if (kind === 'force') return deed.phrases.length === 0 && !deed.words.includes('it');
  if (first.startsWith('rac')) return deed.phrases.every(({ link }) => link === 'doing');
  if (kind !== 'help' && !/^(?:duck|dodge)/.test(first)) return false;
  const isDodged = kind !== 'help';
  return !deed.phrases.some((phrase) => {
    const head = headOf(phrase);
    if (isDodged && phrase.link === '' && !isHarmless(deed, naming)) return true;
    if (!isDodged && phrase.determiner === 'my' && bodyParts.has(head)) return true;
    return isAlive(phrase, naming) || isDanger(head) || isMute(head) || blows.has(head);
  });
}

const blows: ReadonlySet<string> = new Set(
  'blow blows punch arrow arrows bullet bullets blade swing fire shot shots spear kick claws'.split(
    ' ',
  ),
);

function isTried(deed: Deed, { text }: Clause, { said, naming }: Around): boolean {
  const { kind, words } = deed;
  if (canBeTried.has(kind) && !isAboutSoft(deed))
    if (isEffort(text) || isHazardous(said) || isPerilous(text) || isTakenFrom(deed, naming))
      return true;
  if (ofMotion.has(kind) && isBlind(said)) return true;
  if (ofSkill.has(kind) && isUrgent(said)) return true;
  const isRough = kind === 'force' || kind === 'sneak' || grips.has(words[0] ?? '');
  return isRough && isResisted(deed, naming);
}

/** Laid hands on: whoever is grabbed may fight back. */
const grips: ReadonlySet<string> = new Set(
  'grab seize grip shake snatch clutch tie bind chain gag'.split(' '),
);

/** Looking is not made uncertain by trying; opening is. */
const canBeTried: ReadonlySet<string> = new Set(
  'use take move help craft give force perform search sneak climb magic'.split(' '),
);

const onMinds: ReadonlySet<string> = new Set('persuade threaten'.split(' '));

const canBeTaken: ReadonlySet<string> = new Set('take force steal use'.split(' '));

const ofSkill: ReadonlySet<string> = new Set('force craft perform search'.split(' '));

const ofMotion: ReadonlySet<string> = new Set('move climb perform force search'.split(' '));

const ofWords: ReadonlySet<string> = new Set('talk persuade give trade wait'.split(' '));
