import type { Choice } from '@/contracts/generated/choice';
import { fewestChoices } from '@/foundation/limits';
import { numbered } from '@/narrator/choices/distinct-offers';
import { failedChoiceGuard } from '@/narrator/guards/failed-choice-guard';
import { forbidding, type GuardContext } from '@/narrator/guards/guard';

/** So often others are looked for in the place of choices that may not be shown. */
const mostRounds = 12;

/**
 * Choices that pass the guards. `offer` is asked again without those that failed, as a passage that fails
 * gives way to the next. Where too few are left, what nobody has forbidden comes back: a story that offers
 * nothing would be over.
 */
export function shownChoices(
  offer: (leftOut: ReadonlySet<string>) => readonly Choice[],
  context: GuardContext,
): readonly Choice[] {
  const leftOut = new Set<string>();
  const pardoned = new Map<string, Choice>();
  let passed: readonly Choice[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const offered = offer(leftOut);
    const failures = offered.map((choice) => failedChoiceGuard(choice, context));
    passed = offered.filter((_, at) => failures[at] === null);
    if (passed.length === offered.length) break;
    for (const [at, choice] of offered.entries()) {
      const failed = failures[at] ?? null;
      if (failed === null) continue;
      leftOut.add(choice.text);
      if (!forbidding.includes(failed.guard)) pardoned.set(choice.text, choice);
    }
  }
  if (leftOut.size === 0) return passed;
  const missing = Math.max(0, fewestChoices - passed.length);
  return numbered([...passed, ...[...pardoned.values()].slice(0, missing)].map(withoutId));
}

function withoutId({ id: _, ...offer }: Choice): Omit<Choice, 'id'> {
  return offer;
}
