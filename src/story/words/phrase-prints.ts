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
  const words = sentenceKey(text).split(' ');
  const prints: number[] = [];
  for (let at = 0; at + phraseWords <= words.length; at += 1) {
    const phrase = words.slice(at, at + phraseWords);
    if (phrase.filter(({ length }) => length > 3).length >= tellingWords)
      prints.push(printOf(phrase.join(' ')));
  }
  return prints;
}

/** FNV-1a in 52 bits: two halves with different beginnings, so that phrases are not taken for others. */
function printOf(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x0100019d);
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0);
}
