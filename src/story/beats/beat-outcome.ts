import type { BeatOutcome } from '@/story/campaign/beat';

/**
 * The way that a lot from 0 up to 1 falls on. Ways without a probability share what the others leave;
 * whatever the sum is, it counts as the whole.
 */
export function beatOutcomeAt(outcomes: readonly BeatOutcome[], lot: number): BeatOutcome | null {
  const unsaid = outcomes.filter(({ probability }) => probability === null).length;
  const said = outcomes.reduce((sum, { probability }) => sum + (probability ?? 0), 0);
  const share = Math.max(0, 1 - said) / unsaid;
  const shares = outcomes.map(({ probability }) => probability ?? share);
  const whole = shares.reduce((sum, each) => sum + each, 0);
  let left = lot * (whole === 0 ? outcomes.length : whole);
  for (const [index, outcome] of outcomes.entries()) {
    left -= whole === 0 ? 1 : (shares[index] ?? 0);
    if (left < 0) return outcome;
  }
  // Sums of fractions fall short by a hair; the last that can come takes it.
  return outcomes.filter((_, index) => whole === 0 || shares[index] !== 0).pop() ?? null;
}
