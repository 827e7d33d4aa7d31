/** Phrases by their first word: a text is read once, however many there are. */
export type PhraseTable = ReadonlyMap<string, readonly (readonly string[])[]>;

/** `of` turns what is written into words in the form the text will have. */
export function phraseTable(
  phrases: readonly string[],
  of: (phrase: string) => readonly string[],
): PhraseTable {
  const table = new Map<string, (readonly string[])[]>();
  for (const phrase of phrases) {
    const words = of(phrase);
    const [first] = words;
    if (first !== undefined) table.set(first, [...(table.get(first) ?? []), words]);
  }
  return table;
}

/** Every phrase of the table that the words hold, in their order. */
export function phrasesIn(words: readonly string[], table: PhraseTable): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (const phrase of table.get(words[at] ?? '') ?? [])
      if (phrase.every((word, offset) => words[at + offset] === word)) found.push(phrase.join(' '));
  return found;
}
