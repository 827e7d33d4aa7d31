import type { SeededRandom } from '@/foundation/seeded-random';
import type { Answered } from '@/recall/ranked-quality';

export type AtThreshold = {
  readonly precision: number;
  readonly recall: number;
  readonly unanswerableBelow: number;
};

/** Whether what is called relevant is, and how much of what is relevant is called so. */
export function atThreshold(answers: readonly Answered[], threshold: number): AtThreshold {
  let called = 0;
  let right = 0;
  let toFind = 0;
  let unanswerable = 0;
  let quiet = 0;
  for (const { ranked, relevant } of answers) {
    const above = ranked.filter(({ score }) => score >= threshold);
    if (relevant.size === 0) {
      unanswerable += 1;
      quiet += Number(above.length === 0);
      continue;
    }
    called += above.length;
    right += above.filter(({ id }) => relevant.has(id)).length;
    toFind += relevant.size;
  }
  return {
    precision: called === 0 ? 1 : right / called,
    recall: right / toFind,
    unanswerableBelow: quiet / unanswerable,
  };
}

export type Difference = { readonly mean: number; readonly low: number; readonly high: number };

/** How sure a mean difference between two methods on the same questions is: 95 % of 10,000 resamplings. */
export function pairedBootstrap(differences: readonly number[], random: SeededRandom): Difference {
  const means: number[] = [];
  for (let round = 0; round < 10_000; round += 1) {
    let sum = 0;
    for (let pick = 0; pick < differences.length; pick += 1) {
      sum += differences[random.between(0, differences.length - 1)] ?? 0;
    }
    means.push(sum / differences.length);
  }
  means.sort((one, other) => one - other);
  return {
    mean: differences.reduce((sum, each) => sum + each, 0) / differences.length,
    low: means[249] ?? 0,
    high: means[9749] ?? 0,
  };
}
