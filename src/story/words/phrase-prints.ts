import { sentenceKey } from '@/story/words/sentence-key';

/** So many words in a row are no accident, unless they say nothing. */
const phraseWords = 5;
/** So many of them have to be long enough to say something. */
const tellingWords = 3;

/**
 * A number for every phrase of five words. By it a phrase is known again without being kept: what people
 * hide is nowhere in what the engine holds.
 */
export function phrasePrints(text: string): readonly number[] {
  const key = sentenceKey(text);
  const words = key.split(' ');
  const prints: number[] = [];
  let from = 0;
  for (let at = 0; at + phraseWords <= words.length; at += 1) {
    const phrase = phraseAt(words, at);
    if (phrase.telling >= tellingWords) prints.push(printOf(key, from, from + phrase.length));
    from += (words[at]?.length ?? 0) + 1;
  }
  return prints;
}

/** How long a phrase is with its spaces, and how many of its words say something. */
function phraseAt(words: readonly string[], first: number): { length: number; telling: number } {
  let length = phraseWords - 1;
  let telling = 0;
  for (let at = first; at < first + phraseWords; at += 1) {
    const letters = words[at]?.length ?? 0;
    length += letters;
    if (letters > 3) telling += 1;
  }
  return { length, telling };
}

/** FNV-1a in 52 bits: two halves with different beginnings, so that phrases are not taken for others. */
function printOf(text: string, from: number, end: number): number {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = from; at < end; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x0100019d);
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0);
}
