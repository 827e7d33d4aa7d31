export type RankedRow = { readonly row: number; readonly score: number };

export type RowRequest = {
  readonly limit: number;
  /** A row that may not be found takes no place from one that may. */
  readonly isAllowed: (row: number) => boolean;
  /** Decides between equal scores: a row's number depends on what was removed before, an id does not. */
  readonly idOf: (row: number) => string;
};

/** The allowed rows with the highest scores, best first; of equals the one with the lower id. */
export function topRows(
  scores: Float32Array,
  { limit, isAllowed, idOf }: RowRequest,
): readonly RankedRow[] {
  const byRank = (one: RankedRow, other: RankedRow): number =>
    other.score - one.score || (idOf(one.row) < idOf(other.row) ? -1 : 1);
  const best: RankedRow[] = [];
  let least = -Infinity;
  for (let row = 0; row < scores.length; row += 1) {
    const score = scores[row];
    // A damaged vector scores NaN, and sorting that would mix up all others.
    if (score === undefined || !(score >= least) || !isAllowed(row)) continue;
    best.push({ row, score });
    if (best.length < 2 * limit) continue;
    best.sort(byRank).length = limit;
    least = best[limit - 1]?.score ?? least;
  }
  return best.sort(byRank).slice(0, limit);
}
