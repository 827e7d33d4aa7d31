import { openQuestions } from '@/engine/turn-data/open-questions';
import { isCrossroads } from '@/narrator/choices/offer-choices';
import { isAside, leadsNowhere } from '@/story/acts/aside';
import type { Campaign } from '@/story/campaign/campaign';
import type { Scene, SceneOutcome, ToldPart } from '@/story/log/scene';
import type { TakenAction } from '@/story/log/taken-action';

/**
 * The passages whose choices are open now. Waiting, looking or saying something that leads nowhere is
 * an aside: what was offered before it still is, and nobody slips past a crossroads by talking.
 */
export function partsOffering(
  outcome: SceneOutcome,
  before: readonly Scene[],
  campaign: Campaign,
): readonly ToldPart[] {
  const parts = offeredBy(outcome, before, campaign);
  let latest = outcome;
  for (let at = before.length - 1; at >= 0 && isAside(latest, campaign); at -= 1) {
    latest = before[at]?.outcome ?? latest;
    parts.push(...offeredBy(latest, before.slice(0, at), campaign));
  }
  return parts;
}

/** What a scene tells, and the question that it puts once more. */
function offeredBy(
  { told, taken }: SceneOutcome,
  before: readonly Scene[],
  campaign: Campaign,
): ToldPart[] {
  const again = told.find(({ asks }) => asks !== undefined)?.asks;
  if (again === undefined) return [...told];
  const open = openQuestions(before, taken, campaign);
  return [...told, ...open.filter(({ passage }) => passage === again)];
}

/** Words of the player's own at a crossroads, and no answer to it: it stays open, and is not to be forgotten. */
export function isAsideAtCrossroads(before: Scene | null, taken: TakenAction | null): boolean {
  if (taken === null || taken.choice !== null || !leadsNowhere(taken)) return false;
  return isCrossroads(before?.words?.choices ?? []);
}

/** Whoever walks away from a crossroads by words of their own has answered nothing. */
export function leavesCrossroads(before: Scene | null, taken: TakenAction | null): boolean {
  const isTypedMove = taken?.choice === null && taken.intent.kind === 'move';
  return isTypedMove && isCrossroads(before?.words?.choices ?? []);
}
