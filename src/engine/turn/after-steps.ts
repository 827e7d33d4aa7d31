import { deepMerge } from '@/foundation/json-trees/deep-merge';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import { clocksAfterTicks } from '@/story/rules/clocks';
import { effectPatch } from '@/story/rules/effect';
import { isIdle } from '@/story/acts/idle-intent';
import { failingBand, succeedingBand, type Rules } from '@/story/rules/rules';
import type { TakenAction } from '@/story/log/taken-action';
import { isHolding, minutesOf, type StoryState } from '@/story/state/story-state';

/** Time passes, clocks go on, a move that did not fail moves the player, and what is given is gone. */
export function afterSteps(turn: TakingTurn, state: StoryState, band: string | null): StoryState {
  const { rules, places } = turn.story.campaign;
  const { taken } = turn;
  if (turn.parent === null || (taken !== null && isIdle(taken.intent))) return state;
  const target = taken?.intent.kind === 'move' ? taken.intent.target : undefined;
  const hasMoved = target !== undefined && places.has(target) && band !== failingBand(rules);
  const moved = deepMerge(state, {
    time: { minutes: minutesOf(state) + minutesTaken(taken, band, rules) },
    ...(hasMoved ? { place: target } : {}),
  });
  const happened = ['scene', ...(hasMoved ? ['journey'] : []), ...(band === null ? [] : [band])];
  return clocksAfterTicks(withoutGiven(moved, taken, rules), rules, happened);
}

/**
 * What goes wrong, or only half right, costs time as well: a failure that nobody wrote words for must still
 * change something.
 */
function minutesTaken(taken: TakenAction | null, band: string | null, rules: Rules): number {
  const { sceneMinutes } = rules;
  const isWritten = (taken?.intent.leadsTo ?? taken?.intent.elseTo) !== undefined;
  if (taken === null || band === null || isWritten) return sceneMinutes;
  if (band === failingBand(rules)) return sceneMinutes * 2;
  return band === succeedingBand(rules) ? sceneMinutes : Math.round(sceneMinutes * 1.5);
}

function withoutGiven(state: StoryState, taken: TakenAction | null, rules: Rules): StoryState {
  const { kind, with: item, leadsTo } = taken?.intent ?? {};
  if (kind !== 'give' || item === undefined || leadsTo !== undefined) return state;
  if (!isHolding(state, item)) return state;
  return deepMerge(state, effectPatch({ kind: 'lose', item, count: 1 }, state, rules));
}
