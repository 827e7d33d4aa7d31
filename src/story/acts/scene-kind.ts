import type { Intent } from '@/contracts/generated/choice';
import type { Campaign } from '@/story/campaign/campaign';
import { isIdle } from '@/story/acts/idle-intent';

/** What a scene is about (arch §7.2), and `moment` for what is none of these. */
export type SceneKind = 'journey' | 'dialogue' | 'danger' | 'resolution' | 'moment';

export function sceneKindOf(
  intent: Intent,
  campaign: Pick<Campaign, 'beats' | 'passages' | 'people'>,
): SceneKind {
  if (isIdle(intent)) return 'moment';
  if (resolves(intent.leadsTo, campaign)) return 'resolution';
  if (intent.kind === 'move') return 'journey';
  if (intent.target !== undefined && campaign.people.has(intent.target)) return 'dialogue';
  return isRolled(intent) ? 'danger' : 'moment';
}

/** Whether dice decide how it turns out. */
export function isRolled({ stat, difficulty }: Intent): boolean {
  return stat !== undefined || difficulty !== undefined;
}

/** It leads to a beat, or to words that start one or end the story. */
function resolves(
  goal: string | undefined,
  { beats, passages }: Pick<Campaign, 'beats' | 'passages'>,
): boolean {
  if (goal === undefined) return false;
  const effects = passages.get(goal)?.effects ?? [];
  return (
    beats.some(({ id }) => id === goal) ||
    effects.some(({ kind }) => kind === 'start' || kind === 'end')
  );
}
