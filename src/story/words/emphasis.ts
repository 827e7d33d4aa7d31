import type { Paragraph } from '@/story/words/provenance';

export type Run = { readonly text: string; readonly isItalic: boolean };

const beforeOpening = ' \t\n"\'“‘(';
const afterClosing = ' \t\n.,;:!?"\'”’)';

/** An author's marks of emphasis (`*not before*`) may run over several sentences of a paragraph. */
export function emphasised(paragraph: Paragraph): readonly (readonly Run[])[] {
  let isItalic = false;
  return paragraph.map(({ text }) =>
    splitAtMarks(text).flatMap((part, index) => {
      if (index > 0) isItalic = !isItalic;
      return part === '' ? [] : [{ text: part, isItalic }];
    }),
  );
}

function splitAtMarks(text: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf('*'); at >= 0; at = text.indexOf('*', at + 1)) {
    if (!isMark(text.charAt(at - 1), text.charAt(at + 1))) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)];
}

/** A star before a word opens, one after a word closes; any other star is a star. */
function isMark(before: string, after: string): boolean {
  const opens = beforeOpening.includes(before) && isWord(after);
  return opens || (isWord(before) && afterClosing.includes(after));
}

/** Nothing, at the edge of a text, is no word; an empty string is in every string. */
function isWord(character: string): boolean {
  return character.trim() !== '';
}
