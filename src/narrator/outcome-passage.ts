import type { Intent } from '@/contracts/generated/choice';
import { bestPassage } from '@/narrator/best-passage';
import { isSpent } from '@/narrator/is-eligible';
import type { TellingContext } from '@/narrator/telling-context';
import type { Passage } from '@/story/passage';

export type OutcomeFound =
  | { readonly kind: 'passage'; readonly passage: Passage }
  | { readonly kind: 'beat'; readonly beat: string }
  | { readonly kind: 'line'; readonly line: 'refused' | 'failed' | 'recalled' | 'rolled' }
  | { readonly kind: 'nothing' };

/** What the player's act brought: where its choice leads, else the best passage for the act. */
export function outcomePassage(context: TellingContext): OutcomeFound {
  const { campaign, intent } = context;
  if (intent === null) return { kind: 'nothing' };
  const goal = ledTo(intent, context.band);
  const passage = goal === null ? undefined : campaign.passages.get(goal);
  if (passage !== undefined && !isSpent(passage, context)) return { kind: 'passage', passage };
  if (goal !== null && campaign.beats.some(({ id }) => id === goal))
    return { kind: 'beat', beat: goal };
  const fitting = bestPassage('outcome', context, (candidate) => fits(candidate, intent));
  if (fitting !== null) return { kind: 'passage', passage: fitting };
  if (context.band === 'failure') return { kind: 'line', line: 'failed' };
  return withoutPassage(intent);
}

/** A failure never leads where a success would. */
function ledTo(intent: Intent, band: string | null): string | null {
  return (band === 'failure' ? intent.elseTo : intent.leadsTo) ?? null;
}

function fits(passage: Passage, intent: Intent): boolean {
  const { conditions } = passage;
  if (conditions.beat !== null || !conditions.intent.includes(intent.kind)) return false;
  if (intent.target === undefined || conditions.speaker === null) return true;
  return conditions.speaker === intent.target;
}

function withoutPassage(intent: Intent): OutcomeFound {
  switch (intent.kind) {
    case 'attempt':
      return { kind: 'line', line: 'refused' };
    case 'remember':
      return { kind: 'line', line: 'recalled' };
    case 'roll':
      return { kind: 'line', line: 'rolled' };
    default:
      return { kind: 'nothing' };
  }
}
