import { splitSentences } from '@/story/words/split-sentences';

/** Words of ours stand between an author's: more of them would be heard above those. */
const mostSentences = 2;

/** The first sentences of a text, as many as it takes to end what somebody says. */
export function brief(text: string, most = mostSentences): string {
  const kept: string[] = [];
  for (const sentence of splitSentences(text)) {
    if (kept.length >= most && isClosed(kept.join(' '))) break;
    kept.push(sentence);
  }
  return kept.join(' ');
}

function isClosed(text: string): boolean {
  return (text.match(/"/g) ?? []).length % 2 === 0;
}
