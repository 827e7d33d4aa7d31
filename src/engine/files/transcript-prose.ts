import { emphasised, type Run } from '@/story/words/emphasis';
import type { Author, Paragraph } from '@/story/words/provenance';
import { typographic } from '@/story/words/typographic';

export type PrintedSentence = { readonly by: Author; readonly runs: readonly Run[] };

/** The sentences of a paragraph as a book prints them. */
export function printed(paragraph: Paragraph): readonly PrintedSentence[] {
  const set = paragraph.map(({ text, by }) => ({ text: asPrinted(text), by }));
  return emphasised(set).map((runs, at) => ({ by: set[at]?.by ?? 'author', runs }));
}

/** On one line, with the quotation marks of a book; a quotation may begin inside of emphasis. */
export function asPrinted(text: string): string {
  return typographic(
    text
      .replace(/\s+/g, ' ')
      // XML refuses some of what cannot be seen, and some of it turns the rest of a line around.
      .replace(/\p{C}/gu, '')
      .trim()
      .replace(/(^|[\s([{])\*"/g, '$1*“')
      .replace(/(^|[\s([{])\*'/g, '$1*‘'),
  );
}
