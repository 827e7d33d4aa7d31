import type { Block } from '@/reading/prose/block';
import { isForNarrator, isMetaTitle, isRuleLike, isTellable } from '@/reading/prose/is-tellable';
import { isShortRemark, leansBack } from '@/reading/prose/leans-back';
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
  /** Of a list or a field it may be half a sentence, which in prose is a manner of speaking. */
  readonly kind: Block['kind'];
};

/** The sentences of a file in their order. */
export function sentencesOf(blocks: readonly Block[]): readonly ReadSentence[] {
  return blocks.flatMap((block, at) => {
    const isMeta =
      [...block.headings, block.label ?? ''].some(isMetaTitle) || block.kind === 'aside';
    // A premise is told whole, as far as it can be.
    const goesOn = !block.file.startsWith('plot/');
    let isNotes = false;
    let isSpeech = false;
    const parts = splitSentences(block.text).map((part) => {
      const text = finished(part, block);
      const terms = tagged(text);
      // What somebody goes on saying orders nobody but whom they say it to.
      const isNote = isForNarrator(isSpeech ? `"${text}` : text, terms);
      if (/["“”]/.test(text)) isSpeech = isLeftOpen(isSpeech, text);
      return { text, terms, isNote, isWhole: isTellable(text) };
    });
    const hasNotes = goesOn && parts.some(({ isNote }) => isNote);
    return parts.map(({ text, terms, isNote, isWhole }, nth): ReadSentence => {
      // Before "Keep the jokes dry", a short word about what there is not is a rule too.
      const forNarrator = isMeta || isNote || (hasNotes && isRuleLike(text));
      // Who has begun to say how it is to be told says the rest of the paragraph to the same person.
      if (forNarrator && (goesOn || (nth === 0 && /^narrator\b/i.test(text)))) isNotes = true;
      return {
        text,
        file: block.file,
        line: block.line,
        headings: block.headings,
        label: nth === 0 ? block.label : null,
        terms,
        isTellable: !forNarrator && !isNotes && terms.length > 0 && isWhole,
        isForNarrator: forNarrator || isNotes,
        block: at,
        leans: leansBack(text, terms) || (nth > 0 && isShortRemark(terms)),
        kind: block.kind,
      };
    });
  });
}

/** Whether a quotation goes on behind a sentence. */
function isLeftOpen(wasOpen: boolean, text: string): boolean {
  let isOpen = wasOpen;
  for (const mark of text.match(/["“”]/g) ?? []) isOpen = mark === '“' || (mark === '"' && !isOpen);
  return isOpen;
}

/** An entry of a list may lack its stop. */
function finished(text: string, { kind }: Block): string {
  return kind === 'item' && /[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text;
}
