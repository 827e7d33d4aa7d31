/**
 * The words of a text, in lower case and in their order; "didn't" is "did not", "Mara's" is "mara". The
 * table of words was made with the same reading (`scripts/recall/sentence-words.mjs`).
 */
export function comparedWords(text: string): readonly string[] {
  return (
    withoutAccents(text.toLowerCase())
      .replace(/[’‘]/g, "'")
      .replace(/n't(?![a-z])/g, ' not')
      .replace(/'[a-z]+/g, ' ')
      .match(/[a-z0-9]+/g) ?? []
  );
}

function withoutAccents(text: string): string {
  return /[à-ÿ]/.test(text)
    ? text.replace(/[à-ÿ]/g, (letter) => plainLetters[letter] ?? letter)
    : text;
}

const plainLetters: Readonly<Record<string, string>> = Object.fromEntries(
  ['aàáâãäå', 'cç', 'eèéêë', 'iìíîï', 'nñ', 'oòóôõöø', 'uùúûü', 'yýÿ'].flatMap((row) =>
    Array.from(row.slice(1), (letter) => [letter, row[0] ?? letter]),
  ),
);
