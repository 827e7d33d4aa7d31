import type { Reading } from '@/reading/found/reading';
import { toldToYou } from '@/reading/prose/tell-you';
import { splitSentences } from '@/story/words/split-sentences';

/** All that a premise says of its story, also where only half of it could be told. */
export function premiseSentences({ sentences, player }: Reading): readonly string[] {
  // Who was named as the player is the "she" that is asked about.
  const isOther = sentences.some(
    ({ text, file }) =>
      file === 'plot/premise.md' && /^The player(?:['’]s character)? (?:is|was) \p{Lu}/u.test(text),
  );
  return sentences
    .filter(({ file }) => file === 'plot/premise.md')
    .flatMap(({ text, isForNarrator }) => {
      const told = toldToYou(text, player);
      return isForNarrator && told === null && !/\?["”’)]?$/.test(text) ? [] : [told ?? text];
    })
    .flatMap((text) => splitSentences(text))
    .map((sentence) => (/\?["”’)]?$/.test(sentence) ? askedOfYou(sentence, isOther) : sentence));
}

/** "Does she put her own money in?", "and does you report it?": asked of the player, as one asks. */
function askedOfYou(sentence: string, isOther: boolean): string {
  const asked = sentence.replace(/\b(d|D)oes you\b/g, '$1o you');
  const [, subject] = /\b(?:does|would|will|should|did) (he|she)\b/i.exec(asked) ?? [];
  if (!isOther || subject === undefined) return asked;
  const own = subject.toLowerCase() === 'he' ? 'his' : 'her';
  return asked
    .replace(/\b(d)(?:oes|id) (?:he|she)\b/gi, (found) => `${found.charAt(0)}o you`)
    .replace(/\b(would|will|should) (?:he|she)\b/gi, '$1 you')
    .replace(new RegExp(String.raw`\b${own} own\b`, 'g'), 'your own');
}

/** What nobody says and whoever reads it is to answer. */
export function questionIn(sentences: readonly string[]): string | null {
  const asked = sentences.filter((sentence) => /\?$/.test(sentence) && !/["“”]/.test(sentence));
  return asked[asked.length - 1] ?? null;
}
