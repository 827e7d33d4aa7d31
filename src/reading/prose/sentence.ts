import type { Block } from '@/reading/prose/block';
import { isForNarrator, isMetaTitle, isTellable } from '@/reading/prose/is-tellable';
import { leansBack, pointsBack } from '@/reading/prose/leans-back';
import { tagged, type Term } from '@/reading/prose/tagged';
import { splitSentences } from '@/story/words/split-sentences';

/** A sentence of an author's, with where it stands. */
export type ReadSentence = {
  readonly text: string;
  readonly file: string;
  readonly line: number;
  readonly headings: readonly string[];
  readonly label: string | null;
  readonly terms: readonly Term[];
  /** Whether it can be told as it stands. */
  readonly isTellable: boolean;
  /** Whether it speaks to whoever tells the story. */
  readonly isForNarrator: boolean;
  /** Which block of its file it belongs to. */
  readonly block: number;
  /** It goes on from the one before it: "It has never stopped." */
  readonly leans: boolean;
};

/** The sentences of a file in their order. */
export function sentencesOf(blocks: readonly Block[]): readonly ReadSentence[] {
  return blocks.flatMap((block, at) => {
    const isMeta = block.headings.some(isMetaTitle) || block.kind === 'aside';
    let isNotes = false;
    return splitSentences(block.text).map((part, nth): ReadSentence => {
      const text = finished(part, block);
      const terms = tagged(text);
      const forNarrator = isMeta || isForNarrator(text, terms);
      // "Narrator, this is what you know": then the paragraph goes on in that vein.
      if (nth === 0 && forNarrator && /^narrator\b/i.test(text)) isNotes = true;
      return {
        text,
        file: block.file,
        line: block.line,
        headings: block.headings,
        label: nth === 0 ? block.label : null,
        terms,
        isTellable: !forNarrator && !isNotes && isTellable(text, terms),
        isForNarrator: forNarrator || isNotes,
        block: at,
        leans: nth === 0 ? pointsBack(terms) : leansBack(terms),
      };
    });
  });
}

/** An entry of a list may lack its stop. */
function finished(text: string, { kind }: Block): string {
  return kind === 'item' && /[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text;
}
