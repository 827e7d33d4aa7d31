import { boundariesGuard } from '@/narrator/guards/boundaries-guard';
import { constraintsGuard } from '@/narrator/guards/constraints-guard';
import {
  guardIds,
  type Guard,
  type GuardContext,
  type GuardFailure,
  type GuardId,
} from '@/narrator/guards/guard';
import { ledgerGuard } from '@/narrator/guards/ledger-guard';
import { namesGuard } from '@/narrator/guards/names-guard';
import { playersOwnGuard } from '@/narrator/guards/players-own-guard';
import { readText } from '@/narrator/guards/read-text';
import { reuseGuard } from '@/narrator/guards/reuse-guard';
import { secretsGuard } from '@/narrator/guards/secrets-guard';
import { sentenceTwiceGuard } from '@/narrator/guards/sentence-twice-guard';
import { slopGuard } from '@/narrator/guards/slop-guard';
import { wholeSentencesGuard } from '@/narrator/guards/whole-sentences-guard';

export type { GuardContext, GuardFailure } from '@/narrator/guards/guard';

const guards: Readonly<Record<GuardId, Guard>> = {
  'whole-sentences': wholeSentencesGuard,
  'players-own': playersOwnGuard,
  ledger: ledgerGuard,
  secrets: secretsGuard,
  constraints: constraintsGuard,
  boundaries: boundariesGuard,
  'sentence-twice': sentenceTwiceGuard,
  reuse: reuseGuard,
  slop: slopGuard,
  names: namesGuard,
};

/**
 * The first thing that may not be told so; null when the text may be shown. Without `only`, every guard is
 * asked.
 */
export function failedGuard(
  paragraphs: readonly string[],
  context: GuardContext,
  only: readonly GuardId[] = guardIds,
): GuardFailure | null {
  const text = readText(paragraphs);
  for (const guard of only) {
    const [first] = guards[guard](text, context);
    if (first !== undefined) return { guard, ...first };
  }
  return null;
}

/** Everything that may not be told so, for those who look for faults. */
export function allFailedGuards(
  paragraphs: readonly string[],
  context: GuardContext,
): readonly GuardFailure[] {
  const text = readText(paragraphs);
  return guardIds.flatMap((guard) =>
    guards[guard](text, context).map((finding) => ({ guard, ...finding })),
  );
}
