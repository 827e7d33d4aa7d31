import type { Reading } from '@/reading/found/reading';
import { toldToYou } from '@/reading/prose/tell-you';
import { splitSentences } from '@/story/words/split-sentences';

/** All that a premise says of its story, also where only half of it could be told. */
export function premiseSentences({ sentences, player }: Reading): readonly string[] {
  return sentences
    .filter(({ file }) => file === 'plot/premise.md')
    .flatMap(({ text, isForNarrator }) => {
      const told = toldToYou(text, player);
      return isForNarrator && told === null && !/\?["”’)]?$/.test(text) ? [] : [told ?? text];
    })
    .flatMap((text) => splitSentences(text));
}

/** What nobody says and whoever reads it is to answer. */
export function questionIn(sentences: readonly string[]): string | null {
  const asked = sentences.filter((sentence) => /\?$/.test(sentence) && !/["“”]/.test(sentence));
  return asked[asked.length - 1] ?? null;
}
