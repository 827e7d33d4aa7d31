import { beatOf } from '@/story/campaign/beats-by-id';
import type { Intent } from '@/contracts/generated/choice';
import { bestPassages } from '@/narrator/passages/best-passages';
import type { EngineLineKind } from '@/narrator/lines/engine-lines';
import { isSpent } from '@/narrator/passages/is-eligible';
import { demandedThing } from '@/narrator/lines/line-names';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { waysOut } from '@/narrator/passages/ways-out';
import type { Campaign } from '@/story/campaign/campaign';
import { attitudeOf } from '@/story/state/feelings';
import { isOfKind } from '@/story/acts/kinds-of-act';
import type { Passage, PassageConditions } from '@/story/campaign/passage';
import { selfInWords } from '@/story/state/self-in-words';
import { failingBand, succeedingBand } from '@/story/rules/rules';
import { feelingOf } from '@/story/state/story-state';

export type OutcomeFound =
  /** The choice leads to it: it is told whatever it says. */
  | { readonly kind: 'goal'; readonly passage: Passage }
  | { readonly kind: 'passage'; readonly passage: Passage }
  | { readonly kind: 'beat'; readonly beat: string }
  | { readonly kind: 'line'; readonly line: EngineLineKind }
  | { readonly kind: 'nothing' };

/** What the player's act brought: where its choice leads, else the best passage for the act that may be told. */
export function outcomePassage(
  context: TellingContext,
  mayBeTold: (passage: Passage) => boolean = () => true,
): OutcomeFound {
  const { campaign, intent } = context;
  if (intent === null) return { kind: 'nothing' };
  const hasFailed = context.band === failingBand(campaign.rules);
  const goal = (hasFailed ? intent.elseTo : intent.leadsTo) ?? null;
  const passage = goal === null ? undefined : campaign.passages.get(goal);
  if (passage !== undefined && !isSpent(passage, context)) return { kind: 'goal', passage };
  if (goal !== null && beatOf(campaign.beats, goal) !== undefined)
    return { kind: 'beat', beat: goal };
  const goals = goalsOf(campaign);
  const fitting = bestPassages(
    'outcome',
    context,
    (candidate) => !goals.has(candidate.id) && fits(candidate, intent),
  );
  const best = fitting.find(mayBeTold);
  if (best !== undefined) return { kind: 'passage', passage: best };
  const line = lineFor(intent, context);
  return line === null ? { kind: 'nothing' } : { kind: 'line', line };
}

const goalsIn = new WeakMap<Campaign, ReadonlySet<string>>();

/** Where choices lead is told for them alone: who gives somebody a coin has not given the girl her mitten. */
function goalsOf(campaign: Campaign): ReadonlySet<string> {
  const known =
    goalsIn.get(campaign) ??
    new Set(
      [...campaign.passages.values()].flatMap(({ choices }) =>
        choices.flatMap(({ leadsTo, elseTo }) => [leadsTo ?? '', elseTo ?? '']),
      ),
    );
  goalsIn.set(campaign, known);
  return known;
}

function fits(passage: Passage, intent: Intent): boolean {
  const { conditions } = passage;
  if (conditions.beat !== null || !isOfKind(conditions.intent, intent)) return false;
  if (isCloseLook(intent)) return isAbout(conditions, intent);
  if (intent.target === undefined || conditions.speaker === null) return true;
  return conditions.speaker === intent.target;
}

const looks: ReadonlySet<string> = new Set(['look', 'read', 'search']);

/** Who looks at somebody, or reads something held, does not look about. */
function isCloseLook({ kind, target, with: thing }: Intent): boolean {
  return looks.has(kind) && (target !== undefined || thing !== undefined);
}

function isAbout({ has, who, speaker }: PassageConditions, intent: Intent): boolean {
  const { target = '', with: thing = '' } = intent;
  return has.includes(thing) || speaker === target || who.includes(target);
}

/** Without a word of the author's: what was in the way, who would not, how the dice fell. */
function lineFor(intent: Intent, context: TellingContext): EngineLineKind | null {
  const { campaign, recalled, band } = context;
  const isToPerson = campaign.people.has(intent.target ?? '');
  switch (intent.kind) {
    case 'attempt':
      return refusalLine(intent, isToPerson);
    case 'remember':
      return recalled.length > 0 ? 'recalled' : 'blank';
    case 'roll':
      return 'rolled';
    case 'give':
      return 'given';
    default:
  }
  if (intent.kind === 'ask-self' && selfInWords(context.state) !== null) return 'knownself';
  const idle = idleLines[intent.kind];
  if (idle !== undefined) return isNextDoor(intent) ? 'asknear' : idle;
  const line = isToPerson ? borneLine(intent.kind, band === failingBand(campaign.rules)) : null;
  if (line !== null) return line;
  if (band !== null) return rolledLine(band, isToPerson, context);
  if (isCloseLook(intent)) return isToPerson ? 'watched' : 'examined';
  return intent.kind === 'talk' ? talkLine(intent, context) : null;
}

/** What is asked of the story itself, and what is simply done. */
const idleLines: Readonly<Record<string, EngineLineKind>> = {
  'own-trifle': 'idled',
  'own-stillness': 'stilled',
  'own-look': 'gazed',
  'ask-place': 'askplace',
  'ask-things': 'askthings',
  'ask-people': 'askpeople',
  'ask-way': 'askway',
  'ask-self': 'askself',
  'ask-help': 'askhelp',
};

function isNextDoor({ kind, target, with: step }: Intent): boolean {
  return kind === 'ask-way' && target === step;
}

/** What nobody agrees to, and only hears or bears, however the dice fell. */
const borne: Readonly<Record<string, EngineLineKind>> = {
  tell: 'heard',
  insult: 'insulted',
  accuse: 'insulted',
  attack: 'fended',
  gesture: 'gestured',
  show: 'gestured',
};

function borneLine(kind: string, hasFailed: boolean): EngineLineKind | null {
  if (kind === 'threaten') return hasFailed ? null : 'threatened';
  if (kind === 'deceive') return hasFailed ? null : 'heard';
  if (kind === 'steal') return hasFailed ? 'failed' : 'managed';
  return borne[kind] ?? null;
}

function refusalLine(
  { refused, target, with: thing }: Intent,
  isToPerson: boolean,
): EngineLineKind {
  switch (refused) {
    case 'nobody-here':
      return isToPerson ? 'absent' : 'nobody';
    case 'out-of-sight':
      return isToPerson ? 'away' : 'nobody';
    case 'not-held':
      return target === undefined ? 'refused' : 'unheld';
    case 'no-way':
      return 'noway';
    case 'dead':
      return 'dead';
    case 'not-in-this-world':
      return 'unworldly';
    case 'only-words':
      return 'words';
    case 'out-of-reach':
      return thing === undefined ? 'refused' : 'unused';
    case undefined:
    default:
      return 'unclear';
  }
}

function rolledLine(
  band: string,
  isToPerson: boolean,
  { campaign: { rules } }: TellingContext,
): EngineLineKind {
  if (band === failingBand(rules)) return isToPerson ? 'lost' : 'failed';
  if (band === succeedingBand(rules)) return isToPerson ? 'won' : 'managed';
  return isToPerson ? 'halfwon' : 'costly';
}

/** Who is cold refuses, or wants something for it; who is warm helps (arch §7.6). */
function talkLine({ target = '' }: Intent, context: TellingContext): EngineLineKind {
  const { campaign, state, seed, past } = context;
  const said = past.history.taken[past.history.taken.length - 1] ?? '';
  // Whoever asked something is told plainly that there is no answer to be had.
  const unsaid = asksSomething.test(said) ? 'unknown' : 'silent';
  if (!campaign.people.has(target)) return 'unanswered';
  switch (attitudeOf(feelingOf(state, target))) {
    case 'cold':
      return demandedThing(context) !== null && seed % 2 === 0 ? 'demand' : 'cold';
    case 'warm':
      return waysOut(context).length > 0 ? 'warm' : unsaid;
    case 'neutral':
      return unsaid;
  }
}

const asksSomething = /\?\s*$|\b(?:about|concerning|regarding|why|who|where|whether)\b/i;
