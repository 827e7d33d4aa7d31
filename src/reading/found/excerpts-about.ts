import { excerpt } from '@/reading/found/excerpts';
import type { Excerpt } from '@/reading/found/reading';
import type { ReadSentence } from '@/reading/prose/sentence';
import { shapeOf } from '@/reading/prose/fragment';
import type { Pronouns } from '@/story/campaign/campaign';

const mostWords = 48;

/**
 * What a file or an entry of a list says of somebody. Half sentences are theirs, and so is a pronoun of theirs at
 * the beginning; any other goes on from what stands before it ("She do eleven to the minute" is an engine).
 */
export function excerptsAbout(
  sentences: readonly ReadSentence[],
  pronouns: Pronouns,
): readonly Excerpt[] {
  const parts: { readonly first: ReadSentence; readonly texts: string[] }[] = [];
  let isOpen = false;
  for (const sentence of sentences) {
    const { text, terms, isTellable, leans } = sentence;
    const last = parts[parts.length - 1];
    const words = last?.texts.join(' ').split(/\s+/).length ?? 0;
    if (!isTellable) isOpen = false;
    else if (isOpen && last !== undefined && words + text.split(/\s+/).length <= mostWords)
      last.texts.push(text);
    else if (!leans || isOwn(text, pronouns) || shapeOf(text, terms) !== 'whole') {
      parts.push({ first: sentence, texts: [text] });
      isOpen = true;
    } else isOpen = false;
  }
  return parts.map(({ texts, first }) => excerpt(texts.join(' '), first));
}

function isOwn(text: string, { they, their }: Pronouns): boolean {
  const [first = ''] = text.toLowerCase().split(/[^\p{L}]/u);
  return first === they || first === their;
}
