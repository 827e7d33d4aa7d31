import { seedFrom } from '@/foundation/seeded-random';
import { endingTrend } from '@/narrator/ending-trend';
import { isEligible, specificity } from '@/narrator/is-eligible';
import type { TellingContext } from '@/narrator/telling-context';
import type { Passage, ScenePart } from '@/story/passage';

/**
 * The most specific passage for a part that fits now; equals by weight, then what presses toward the ending
 * that leads (arch §7.5), then by the seed.
 */
export function bestPassage(
  part: ScenePart,
  context: TellingContext,
  isWanted: (passage: Passage) => boolean,
): Passage | null {
  let best: { readonly passage: Passage; readonly score: readonly number[] } | null = null;
  const { campaign, state, sceneNumber, band: roll, seed } = context;
  const trend = part === 'pressure' ? endingTrend(campaign, { state, sceneNumber, roll }) : null;
  for (const passage of campaign.passages.values()) {
    if (passage.part !== part || !isWanted(passage) || !isEligible(passage, context)) continue;
    const served = Number(trend?.isServedBy(passage) ?? false);
    const score = [specificity(passage), passage.weight, served, seedFrom(seed, passage.id)];
    if (best === null || isHigher(score, best.score)) best = { passage, score };
  }
  return best?.passage ?? null;
}

function isHigher(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? 0;
    if (value !== against) return value > against;
  }
  return false;
}
