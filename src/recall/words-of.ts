const commonWords: ReadonlySet<string> = new Set(
  `a about after all an and are as at be been before but by can did do for from go had has have he her him his how i if
  in into is it its me my no not now of off on one or our out over said say she so some than that the their them then
  there they this to too under up us was we were what when where which who why will with would you your`.split(
    /\s+/,
  ),
);

/** The words of a text that carry meaning, in a plain form: "counted chimneys" and "count the chimney" share both. */
export function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? [])
    .map((word) => word.replace(/'s?$|'[a-z]+$/, ''))
    .filter((word) => word.length > 1 && !commonWords.has(word))
    .map(stem);
}

function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2);
  if (word.length > 4 && word.endsWith('es')) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}
