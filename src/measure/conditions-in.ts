import { alternatives, askedIn, piecesOf } from '@/narrator/prose/prose-pieces';
import { holds, type Condition } from '@/story/conditions/condition';
import type { Moment } from '@/story/conditions/moment';
import { parseCondition } from '@/story/conditions/parse-condition';

/** The conditions of every `{if …}` that was true when the prose was told; those inside others where those led. */
export function conditionsIn(prose: readonly string[], moment: Moment): readonly Condition[] {
  return prose.flatMap((text) =>
    piecesOf(text).flatMap((piece) => (piece.kind === 'text' ? [] : inBraces(piece.text, moment))),
  );
}

function inBraces(inner: string, moment: Moment): readonly Condition[] {
  const asked = askedIn(inner);
  if (asked === null) return conditionsIn(alternatives(inner), moment);
  const [yes = '', no = ''] = alternatives(asked.rest);
  const condition = parseCondition(asked.condition);
  if (!condition.ok || !holds(condition.value, moment)) return conditionsIn([no], moment);
  return [condition.value, ...conditionsIn([yes], moment)];
}
