import { placeNouns } from '@/reading/found/word-classes';
import type { FoundPlace } from '@/reading/found/reading';
import type { ReadSentence } from '@/reading/prose/sentence';

const mostWords = 14;

/** "…, a mill that grinds only on Thursdays, …" → "the mill that grinds only on Thursdays"; null where nothing is said of it. */
export function phraseFor({ name }: FoundPlace, sentences: readonly ReadSentence[]): string | null {
  const bare = name.replace(/^the /i, '').toLowerCase();
  if (!placeNouns.has(bare.split(' ').pop() ?? '')) return null;
  for (const { text, isTellable } of sentences) {
    const small = text.toLowerCase();
    const at = isTellable ? small.indexOf(` ${bare} `) : -1;
    if (at < 0 || !/\b(?:an?|the)(?: \p{L}+)?$/u.test(small.slice(0, at))) continue;
    const said = /^(?:that|which|whose|where|with) [^,.;:!?()"“]+/.exec(
      text.slice(at + bare.length + 2),
    )?.[0];
    if (said !== undefined && said.split(' ').length <= mostWords)
      return `the ${bare} ${said.replace(/ and$/, '')}`;
  }
  return null;
}
