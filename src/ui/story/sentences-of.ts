import type { Paragraph } from '@/story/provenance';

export function sentencesOf(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
}
