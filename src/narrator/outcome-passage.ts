import type { Intent } from '@/contracts/generated/choice';
import { bestPassage } from '@/narrator/best-passage';
import type { EngineLineKind } from '@/narrator/engine-lines';
import { isSpent } from '@/narrator/is-eligible';
import type { TellingContext } from '@/narrator/telling-context';
import type { Passage } from '@/story/passage';
import { failingBand } from '@/story/rules';

export type OutcomeFound =
  | { readonly kind: 'passage'; readonly passage: Passage }
  | { readonly kind: 'beat'; readonly beat: string }
  | { readonly kind: 'line'; readonly line: EngineLineKind }
  | { readonly kind: 'nothing' };

/** What the player's act brought: where its choice leads, else the best passage for the act. */
export function outcomePassage(context: TellingContext): OutcomeFound {
  const { campaign, intent } = context;
  if (intent === null) return { kind: 'nothing' };
  const hasFailed = context.band === failingBand(campaign.rules);
  const goal = (hasFailed ? intent.elseTo : intent.leadsTo) ?? null;
  const passage = goal === null ? undefined : campaign.passages.get(goal);
  if (passage !== undefined && !isSpent(passage, context)) return { kind: 'passage', passage };
  if (goal !== null && campaign.beats.some(({ id }) => id === goal))
    return { kind: 'beat', beat: goal };
  const fitting = bestPassage('outcome', context, (candidate) => fits(candidate, intent));
  if (fitting !== null) return { kind: 'passage', passage: fitting };
  if (hasFailed) return { kind: 'line', line: 'failed' };
  return withoutPassage(intent, context);
}

function fits(passage: Passage, intent: Intent): boolean {
  const { conditions } = passage;
  if (conditions.beat !== null || !conditions.intent.includes(intent.kind)) return false;
  if (intent.target === undefined || conditions.speaker === null) return true;
  return conditions.speaker === intent.target;
}

function withoutPassage(intent: Intent, { recalled }: TellingContext): OutcomeFound {
  switch (intent.kind) {
    case 'attempt':
      return { kind: 'line', line: 'refused' };
    case 'remember':
      return { kind: 'line', line: recalled.length > 0 ? 'recalled' : 'blank' };
    case 'roll':
      return { kind: 'line', line: 'rolled' };
    case 'talk':
      return { kind: 'line', line: 'unanswered' };
    default:
      return { kind: 'nothing' };
  }
}
