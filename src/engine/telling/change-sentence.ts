import { longestOwnSentence } from '@/foundation/limits';
import type { Sentence } from '@/story/words/provenance';
import type { Scene } from '@/story/log/scene';
import type { WordsChange } from '@/story/log/tellings';

/** The player's own words for a sentence, counted from 0; null when there is no such sentence or no words. */
export function editOf(
  scene: Scene,
  { sentence, text }: { readonly sentence: number; readonly text: string | null },
): WordsChange | null {
  const meant = sentenceAt(scene, sentence);
  // What is shown may not steer a terminal.
  const words =
    text
      ?.replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, longestOwnSentence) ?? null;
  if (meant === null || words === '' || words === meant.text) return null;
  if (words === null && meant.original === undefined) return null;
  return { kind: 'sentence-edited', sentence, of: meant.text, text: words };
}

export function flagOf(
  scene: Scene,
  { sentence, isFlagged }: { readonly sentence: number; readonly isFlagged: boolean },
): WordsChange | null {
  const meant = sentenceAt(scene, sentence);
  if (meant === null || (meant.isFlagged ?? false) === isFlagged) return null;
  const { text: of, from = null } = meant;
  return { kind: 'sentence-flagged', sentence, of, from, isFlagged };
}

function sentenceAt({ words }: Scene, sentence: number): Sentence | null {
  return (words?.paragraphs ?? []).flat()[sentence] ?? null;
}
