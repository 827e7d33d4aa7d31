import type { Paragraph } from '@/story/words/provenance';

export function countSentences(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
}
