import type { Campaign } from '@/story/campaign/campaign';
import { tellsBeat } from '@/story/campaign/passage';
import type { SceneOutcome } from '@/story/log/scene';
import type { TakenAction } from '@/story/log/taken-action';

/**
 * Waiting, looking or saying something that leads nowhere: what was offered before it still is, and whoever
 * waits for an answer still waits.
 */
export function isAside(outcome: SceneOutcome, campaign: Campaign): boolean {
  const { taken } = outcome;
  return taken !== null && !isNews(outcome, campaign) && leadsNowhere(taken);
}

export function leadsNowhere({ intent }: TakenAction): boolean {
  return intent.leadsTo === undefined && intent.kind !== 'move';
}

/** A beat that asks something of the player, or takes them elsewhere: what was open before it no longer is. */
function isNews({ beat, told, patch }: SceneOutcome, { passages }: Campaign): boolean {
  if (beat === null) return false;
  const isAsking = told
    .flatMap(({ passage }) => passages.get(passage) ?? [])
    .some((passage) => tellsBeat(passage, beat) && passage.choices.length > 0);
  return isAsking || patch['place'] !== undefined;
}
