import { countWords, splitSentences } from '@/story/words/split-sentences';

/** Words of ours stand between an author's: more of them would be heard above those. */
const mostSentences = 2;
/** So many words are enough, be they one sentence. */
const enoughWords = 15;

/** The first sentences of a text, as many as it takes to say something and to end what somebody says. */
export function brief(text: string, most = mostSentences): string {
  const kept: string[] = [];
  for (const sentence of splitSentences(text)) {
    const told = kept.join(' ');
    const isEnough = kept.length >= most || countWords(told) >= enoughWords;
    if (kept.length > 0 && isEnough && isClosed(told)) break;
    kept.push(sentence);
  }
  return kept.join(' ');
}

function isClosed(text: string): boolean {
  return (text.match(/"/g) ?? []).length % 2 === 0;
}
