/** A form in which two tellings of the same sentence are equal. */
export function sentenceKey(sentence: string): string {
  const small = sentence.toLowerCase();
  // Phones take ten times as long for letters of every language, and most sentences have none.
  const words = isPlain(small)
    ? small.replace(/[^a-z0-9]+/g, ' ')
    : small.replace(/[^\p{L}\p{N}]+/gu, ' ');
  return words.trim();
}

/** Whether a text in small letters has none but those of English; dashes, quotation marks and dots are no letters. */
export function isPlain(text: string): boolean {
  return !/[^ -~\n\u2010-\u2027]/.test(text);
}
