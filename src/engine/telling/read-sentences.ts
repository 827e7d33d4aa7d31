import { hasLoneQuote } from '@/narrator/guards/whole-sentences-guard';
import type { RungSentence } from '@/ports/narrator';

/**
 * What a rung tells, in whole utterances: a quotation that goes on in the next sentence is shown when it is
 * closed. Returns false when it ended within one.
 */
export async function* readSentences(
  told: AsyncIterable<RungSentence>,
): AsyncGenerator<RungSentence, boolean> {
  let open: RungSentence | null = null;
  for await (const { text, part } of told) {
    const plain = plainText(text);
    if (plain === '') continue;
    const sentence: RungSentence =
      open === null ? { text: plain, part } : { text: `${open.text} ${plain}`, part: open.part };
    if (hasLoneQuote(sentence.text, '')) open = sentence;
    else {
      open = null;
      yield sentence;
    }
  }
  return open === null;
}

/** What is shown may not steer a terminal. */
function plainText(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, ' ').trim();
}
