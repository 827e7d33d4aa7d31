/** What one method made of one question. */
export type Answered = {
  /** Ids and scores, best first. */
  readonly ranked: readonly { readonly id: string; readonly score: number }[];
  readonly relevant: ReadonlySet<string>;
};

export type Quality = { readonly recall1: number; readonly recall3: number; readonly mrr: number };

export function qualityOfOne({ ranked, relevant }: Answered): Quality {
  const first = ranked.findIndex(({ id }) => relevant.has(id));
  return {
    recall1: recallAt(1, ranked, relevant),
    recall3: recallAt(3, ranked, relevant),
    mrr: first < 0 ? 0 : 1 / (first + 1),
  };
}

export function meanQuality(each: readonly Quality[]): Quality {
  const mean = (of: (quality: Quality) => number): number =>
    each.reduce((sum, quality) => sum + of(quality), 0) / each.length;
  return {
    recall1: mean(({ recall1 }) => recall1),
    recall3: mean(({ recall3 }) => recall3),
    mrr: mean(({ mrr }) => mrr),
  };
}

/** Of what there is to find, the share among the first few. */
function recallAt(
  count: number,
  ranked: Answered['ranked'],
  relevant: ReadonlySet<string>,
): number {
  const found = ranked.slice(0, count).filter(({ id }) => relevant.has(id)).length;
  return found / Math.min(count, relevant.size);
}
