import { alternatives, piecesOf } from '@/narrator/prose/prose-pieces';
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
  const start = /^if\s+([^:]+):\s*/.exec(inner);
  if (start === null) return conditionsIn(alternatives(inner), moment);
  const [yes = '', no = ''] = alternatives(inner.slice(start[0].length));
  const condition = parseCondition(start[1] ?? '');
  if (!condition.ok || !holds(condition.value, moment)) return conditionsIn([no], moment);
  return [condition.value, ...conditionsIn([yes], moment)];
}
