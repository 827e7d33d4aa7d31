import { rememberedSentenceWords } from '@/foundation/limits';
import type { Guard } from '@/narrator/guards/guard';

/** A sentence of five words or more is never told twice, neither in a story nor in one scene. */
export const sentenceTwiceGuard: Guard = ({ sentences }, { past }) => {
  const here = new Set<string>();
  return sentences.flatMap((sentence) => {
    if (sentence.words.length < rememberedSentenceWords) return [];
    const { text, key } = sentence;
    const isKnown = here.has(key) || past.usedSentences.has(key);
    here.add(key);
    return isKnown ? [{ sentence: text, why: 'This sentence was told before.' }] : [];
  });
};
