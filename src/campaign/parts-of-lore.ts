import { headingIn, sentencesIn } from '@/campaign/cut-lore';

/** Tried from 15 to 40, and with parts that overlap: from 20 to 30 all campaigns gain (docs/recall.md). */
const usualWords = 25;

/**
 * About equal parts of a piece of lore, each of whole sentences and none with a heading: what one sentence
 * says is lost among all that a long piece means. None where there would be but one.
 */
export function partsOfLore(piece: string): readonly string[] {
  const lines = piece.split('\n').filter((line) => headingIn(line) === null);
  const sentences = sentencesIn(lines.join('\n')).map((text) => ({ text, words: wordsIn(text) }));
  const whole = sentences.reduce((sum, { words }) => sum + words, 0);
  const count = Math.round(whole / usualWords);
  const parts = Array.from({ length: count }, (): string[] => []);
  let before = 0;
  for (const { text, words } of sentences) {
    parts[Math.floor(((before + words / 2) / whole) * count)]?.push(text);
    before += words;
  }
  const filled = parts.filter((part) => part.length > 0).map((part) => part.join(' '));
  return filled.length > 1 ? filled : [];
}

function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).length;
}
