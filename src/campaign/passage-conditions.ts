import { fail, succeed, type Result } from '@/foundation/result';
import type { PassageHeader } from '@/contracts/generated/passage';
import type { Partly } from '@/contracts/keep-what-holds';
import { conditionFault } from '@/campaign/condition-fault';
import { listOf } from '@/campaign/reading';
import type { Condition } from '@/story/conditions/condition';
import type { PartOfDay } from '@/story/state/in-game-time';
import { parseCondition } from '@/story/conditions/parse-condition';
import type { PassageConditions } from '@/story/campaign/passage';

/** The conditions of a passage's header. */
export function passageConditions(
  header: Partly<PassageHeader>,
): Result<PassageConditions, string> {
  const expressions = readExpressions([
    ...listOf(header.feeling).map((text) => `feeling.${text.trim()}`),
    ...listOf(header.if),
  ]);
  if (!expressions.ok) return expressions;
  const { recalls } = header;
  return succeed({
    where: listOf(header.where),
    who: listOf(header.who),
    speaker: header.speaker ?? null,
    scene: listOf(header.scene),
    intent: kindsAnswered(header),
    asks: listOf(header.asks),
    outcome: listOf(header.outcome),
    beat: header.beat ?? null,
    after: listOf(header.after),
    before: listOf(header.before),
    time: listOf(header.time) as readonly PartOfDay[],
    mood: listOf(header.mood),
    first: header.first ?? null,
    has: listOf(header.has),
    expressions: expressions.value,
    cast: Object.fromEntries(
      Object.entries(header.cast ?? {}).map(([part, role]) => [
        part,
        { trait: role.trait ?? null, not: listOf(role.not) },
      ]),
    ),
    recalls:
      recalls === undefined
        ? null
        : {
            about: recalls.about ?? null,
            kind: recalls.kind ?? null,
            ...(recalls.age === undefined ? {} : { age: recalls.age }),
          },
  });
}

/** An outcome that waits for words of the player's answers them, whether they ask or tell. */
function kindsAnswered({ part, intent, asks }: Partly<PassageHeader>): readonly string[] {
  const kinds = listOf(intent);
  return part === 'outcome' && kinds.length === 0 && listOf(asks).length > 0
    ? ['talk', 'tell']
    : kinds;
}

function readExpressions(texts: readonly string[]): Result<readonly Condition[], string> {
  const conditions: Condition[] = [];
  for (const text of texts) {
    const condition = parseCondition(text);
    if (!condition.ok) return fail(conditionFault(text, condition.error));
    conditions.push(condition.value);
  }
  return succeed(conditions);
}
