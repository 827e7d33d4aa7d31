import { wordsOf } from '@/recall/words-of';

export type TextRequest = {
  readonly query: string;
  readonly limit: number;
  /** Texts that fit less well are not worth mentioning. */
  readonly threshold: number;
};

/**
 * The texts that bear on a query, best first; of equals the later one. Words count by rarity among the
 * texts; the square root maps "half of the rare words" to the threshold readers call related.
 */
export function rankTexts<Of>(
  texts: readonly { readonly words: ReadonlySet<string>; readonly of: Of }[],
  { query, limit, threshold }: TextRequest,
): readonly { readonly of: Of; readonly relevance: number }[] {
  const asked = [...new Set(wordsOf(query))];
  const found = asked.map((word) => countWith(word, texts));
  const weights = asked.map((_, place) => {
    const count = found[place] ?? 0;
    return count === 0 ? 0 : Math.log(1 + (texts.length + 1) / (count + 0.5));
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return [];
  const ranked: { readonly of: Of; readonly age: number; readonly relevance: number }[] = [];
  texts.forEach(({ of, words }, age) => {
    let share = 0;
    asked.forEach((word, place) => {
      if (words.has(word)) share += weights[place] ?? 0;
    });
    const relevance = Math.round(Math.sqrt(share / whole) * 1000) / 1000;
    if (relevance >= threshold) ranked.push({ of, age, relevance });
  });
  return ranked
    .sort((one, other) => other.relevance - one.relevance || other.age - one.age)
    .slice(0, limit)
    .map(({ of, relevance }) => ({ of, relevance }));
}

function countWith(
  word: string,
  texts: readonly { readonly words: ReadonlySet<string> }[],
): number {
  let count = 0;
  for (const { words } of texts) if (words.has(word)) count += 1;
  return count;
}
