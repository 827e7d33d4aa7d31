import type { Paragraph } from '@/story/provenance';

export type Run = { readonly text: string; readonly isItalic: boolean };

// A star before a word opens, one after a word closes; any other star is a star.
const mark = /(?<=^|[\s"'“‘(])\*(?=\S)|(?<=\S)\*(?=$|[\s.,;:!?"'”’)])/g;

/** An author's marks of emphasis (`*not before*`) may run over several sentences of a paragraph. */
export function emphasised(paragraph: Paragraph): readonly (readonly Run[])[] {
  let isItalic = false;
  return paragraph.map(({ text }) => {
    const parts = text.split(mark);
    return parts.flatMap((part, index) => {
      if (index > 0) isItalic = !isItalic;
      return part === '' ? [] : [{ text: part, isItalic }];
    });
  });
}
