import { causesOf } from '@/narrator/reasons/causes';
import { holds, type Condition } from '@/story/conditions/condition';
import type { Moment } from '@/story/conditions/moment';

/** What a condition that holds owes to what was done: `flags.paid`, `feeling.oda`, also of a feeling gone cold. */
export function marksAsked(condition: Condition, moment: Moment): readonly string[] {
  return [...causesOf(condition, moment).map(({ key }) => key), ...coldFeelings(condition, moment)];
}

/** Nobody thinks less of the player than nothing without a reason. */
function coldFeelings(condition: Condition, moment: Moment): readonly string[] {
  if (condition.kind !== 'binary' || !holds(condition, moment)) return [];
  const { operator, left, right } = condition;
  if (operator === 'and' || operator === 'or')
    return [...coldFeelings(left, moment), ...coldFeelings(right, moment)];
  const isBelow = operator === '<' || operator === '<=';
  if (!isBelow || left.kind !== 'name' || left.name.of !== 'feeling') return [];
  const isBelowNothing =
    right.kind === 'minus' || (operator === '<' && right.kind === 'value' && right.value === 0);
  return isBelowNothing ? [`feeling.${left.name.id}`] : [];
}
