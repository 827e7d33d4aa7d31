/** The words of a text as the app reads them (`src/recall/compared-words.ts`): lower case, "didn't" as "did not". */
export function sentenceWords(text) {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/n't\b/g, ' not')
      .replaceAll(/'[a-z]+/g, ' ')
      .match(/[a-z]+/g) ?? []
  );
}
