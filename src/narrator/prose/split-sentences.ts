// A stop after one of these is not the end of a sentence.
const abbreviation = /(?:^|[\s"'“‘(])(?:Mr|Mrs|Ms|Dr|St|No|Messrs|etc)\.$/;

// What is said from the middle on ("—two in that field!") begins small.
const sentenceEnd =
  /[.!?…]+["'”’)\]*_]*\s+(?=["'“‘(*_]*[A-Z0-9]|[*_]*["'“‘][*_]*(?:[—–]|…|\.\.\.))/g;

/** Splits prose into sentences, keeping closing quotation marks and marks of emphasis with their sentence. */
export function splitSentences(paragraph: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  const end = new RegExp(sentenceEnd);
  for (let match = end.exec(paragraph); match !== null; match = end.exec(paragraph)) {
    const sentence = paragraph.slice(start, match.index + match[0].length).trim();
    if (abbreviation.test(sentence)) continue;
    sentences.push(sentence);
    start = match.index + match[0].length;
  }
  const rest = paragraph.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
