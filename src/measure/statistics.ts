export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** How far values lie from their mean, as a rule. */
export function standardDeviation(values: readonly number[]): number | null {
  const middle = mean(values);
  if (middle === null) return null;
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) ?? 0);
}

/** The value that so much of them do not exceed. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

export function shareOf<T>(all: readonly T[], fits: (each: T) => boolean): number | null {
  return all.length === 0 ? null : all.filter(fits).length / all.length;
}

/** The mean of what there is of it. */
export function meanOf<T>(all: readonly T[], of: (each: T) => number | null): number | null {
  return mean(all.flatMap((each) => of(each) ?? []));
}

/** Every sequence of so many words, as often as it comes. */
export function sequences(words: readonly string[], length: number): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at + length <= words.length; at += 1)
    found.push(words.slice(at, at + length).join(' '));
  return found;
}
