/** Every sequence of four words, as often as it comes. */
export function fourGrams(words: readonly string[]): readonly string[] {
  const grams: string[] = [];
  for (let at = 3; at < words.length; at += 1)
    grams.push(
      `${words[at - 3] ?? ''} ${words[at - 2] ?? ''} ${words[at - 1] ?? ''} ${words[at] ?? ''}`,
    );
  return grams;
}
