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
  texts: readonly { readonly text: string; readonly of: Of }[],
  { query, limit, threshold }: TextRequest,
): readonly { readonly of: Of; readonly relevance: number }[] {
  const asked = [...new Set(wordsOf(query))];
  const words = texts.map(({ text }) => new Set(wordsOf(text)));
  const found = new Map(
    asked.map((word) => [word, words.reduce((sum, each) => sum + Number(each.has(word)), 0)]),
  );
  const known = asked.filter((word) => (found.get(word) ?? 0) > 0);
  const weights = new Map(
    known.map((word) => [word, Math.log(1 + (texts.length + 1) / ((found.get(word) ?? 0) + 0.5))]),
  );
  const weightOf = (some: readonly string[]): number =>
    some.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const whole = weightOf(known);
  if (whole === 0) return [];
  return texts
    .map(({ of }, age) => {
      const share = weightOf(known.filter((word) => words[age]?.has(word) === true)) / whole;
      return { of, age, relevance: Math.round(Math.sqrt(share) * 1000) / 1000 };
    })
    .filter(({ relevance }) => relevance >= threshold)
    .sort((one, other) => other.relevance - one.relevance || other.age - one.age)
    .slice(0, limit)
    .map(({ of, relevance }) => ({ of, relevance }));
}
