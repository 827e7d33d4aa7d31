import { isPlain } from '@/story/words/sentence-key';

// A stop after one of these is not the end of a sentence.
const abbreviation = /(?:^|[\s"'“‘(])(?:Mr|Mrs|Ms|Dr|St|No|Messrs|etc)$/;
/** More characters than one of these and what stands before it. */
const abbreviationCharacters = 8;

// What is said from the middle on ("—two in that field!") begins small.
const sentenceEnd =
  /[.!?…]["'”’)\]*_]*\s+(?=["'“‘(*_]*[A-Z0-9]|[*_]*["'“‘][*_]*(?:[—–]|…|\.\.\.))/g;

/** Splits prose into sentences, keeping closing quotation marks and marks of emphasis with their sentence. */
export function splitSentences(paragraph: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  const end = new RegExp(sentenceEnd);
  for (let match = end.exec(paragraph); match !== null; match = end.exec(paragraph)) {
    const before = paragraph.slice(
      Math.max(start, match.index - abbreviationCharacters),
      match.index,
    );
    if (match[0].trim() === '.' && abbreviation.test(before)) continue;
    sentences.push(paragraph.slice(start, end.lastIndex).trim());
    start = end.lastIndex;
  }
  const rest = paragraph.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

export function countWords(text: string): number {
  // Each begins at its first letter, whatever stands before that.
  const words = isPlain(text) ? text.match(/[a-z\d]\S*/gi) : text.match(/[\p{L}\p{N}]\S*/gu);
  return words?.length ?? 0;
}
