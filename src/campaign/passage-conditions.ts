import { isJsonObject, type JsonObject } from '@/foundation/json';
import { fail, succeed, type Result } from '@/foundation/result';
import { textOf, textsOf } from '@/campaign/reading';
import { parseCondition, type Condition } from '@/story/condition';
import type { PartOfDay } from '@/story/in-game-time';
import type { PassageConditions } from '@/story/passage';

// A passage with a condition we cannot judge would be told at the wrong time.
const notUnderstood = ['scene', 'cast'] as const;

/** The conditions of a passage's header. */
export function passageConditions(keys: JsonObject): Result<PassageConditions, string> {
  const unknown = notUnderstood.find((key) => keys[key] !== undefined);
  if (unknown !== undefined) return fail(`the condition "${unknown}" is not understood yet`);
  const expressions = readExpressions([
    ...textsOf(keys['feeling']).map((text) => `feeling.${text.trim()}`),
    ...textsOf(keys['if']),
  ]);
  if (!expressions.ok) return expressions;
  const { recalls } = keys;
  return succeed({
    where: textsOf(keys['where']),
    who: textsOf(keys['who']),
    speaker: textOf(keys['speaker']),
    intent: textsOf(keys['intent']),
    outcome: textsOf(keys['outcome']),
    beat: textOf(keys['beat']),
    after: textsOf(keys['after']),
    before: textsOf(keys['before']),
    time: textsOf(keys['time']) as readonly PartOfDay[],
    mood: textsOf(keys['mood']),
    first: typeof keys['first'] === 'boolean' ? keys['first'] : null,
    has: textsOf(keys['has']),
    expressions: expressions.value,
    recalls: isJsonObject(recalls)
      ? { about: textOf(recalls['about']), kind: textOf(recalls['kind']) }
      : null,
  });
}

function readExpressions(texts: readonly string[]): Result<readonly Condition[], string> {
  const conditions: Condition[] = [];
  for (const text of texts) {
    const condition = parseCondition(text);
    if (!condition.ok) return fail(`"${text}": ${condition.error.message}`);
    conditions.push(condition.value);
  }
  return succeed(conditions);
}
