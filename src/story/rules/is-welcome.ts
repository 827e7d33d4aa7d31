import type { Intent } from '@/contracts/generated/choice';
import { attitudeOf } from '@/story/state/feelings';
import type { Rules } from '@/story/rules/rules';
import { factionStanding, ruleOfFaction } from '@/story/rules/standing';
import { feelingOf, statOf, type StoryState } from '@/story/state/story-state';

/** Above this a stat opens what asks for it, where it names no number of its own (arch §4.2.1). */
const usualRequirement = 15;

/** Whether an act suits what the player is good at, and what those it turns to think (arch §4.2.1). */
export function isWelcome(
  { requires, tone, target, faction }: Intent,
  state: StoryState,
  rules: Rules,
): boolean {
  if (requires !== undefined) {
    const { stat, above = usualRequirement } = requires;
    if (statOf(state, stat) <= above) return false;
  }
  if (tone !== 'friendly' && tone !== 'cooperative') return true;
  const rule = faction === undefined ? null : ruleOfFaction(rules, faction);
  const attitudes = [
    ...(target === undefined ? [] : [attitudeOf(feelingOf(state, target))]),
    ...(faction === undefined || rule === null
      ? []
      : [attitudeOf(factionStanding(state, faction, rule))]),
  ];
  return attitudes.every((attitude) =>
    tone === 'cooperative' ? attitude === 'warm' : attitude !== 'cold',
  );
}
