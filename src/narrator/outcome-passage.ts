import type { Intent } from '@/contracts/generated/choice';
import { bestPassages } from '@/narrator/best-passage';
import type { EngineLineKind } from '@/narrator/engine-lines';
import { isSpent } from '@/narrator/is-eligible';
import { demandedThing } from '@/narrator/line-names';
import type { TellingContext } from '@/narrator/telling-context';
import { waysOut } from '@/narrator/ways-out';
import { attitudeOf } from '@/story/feelings';
import { isOfKind } from '@/story/kinds-of-act';
import type { Passage } from '@/story/passage';
import { failingBand, succeedingBand } from '@/story/rules';
import { feelingOf } from '@/story/story-state';

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
  if (goal !== null && campaign.beats.some(({ id }) => id === goal))
    return { kind: 'beat', beat: goal };
  const fitting = bestPassages('outcome', context, (candidate) => fits(candidate, intent));
  const best = fitting.find(mayBeTold);
  if (best !== undefined) return { kind: 'passage', passage: best };
  const line = lineFor(intent, context);
  return line === null ? { kind: 'nothing' } : { kind: 'line', line };
}

function fits(passage: Passage, intent: Intent): boolean {
  const { conditions } = passage;
  if (conditions.beat !== null || !isOfKind(conditions.intent, intent)) return false;
  if (intent.target === undefined || conditions.speaker === null) return true;
  return conditions.speaker === intent.target;
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
  if (band !== null) return rolledLine(band, isToPerson, context);
  return intent.kind === 'talk' ? talkLine(intent, context) : null;
}

function refusalLine({ refused, target }: Intent, isToPerson: boolean): EngineLineKind {
  switch (refused) {
    case 'nobody-here':
      return isToPerson ? 'absent' : 'nobody';
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
    case undefined:
    default:
      return 'refused';
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
  const { state, seed } = context;
  switch (attitudeOf(feelingOf(state, target))) {
    case 'cold':
      return demandedThing(context) !== null && seed % 2 === 0 ? 'demand' : 'cold';
    case 'warm':
      return waysOut(context).length > 0 ? 'warm' : 'unanswered';
    case 'neutral':
      return 'unanswered';
  }
}
