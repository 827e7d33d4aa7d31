import type { GuardObjection, Guard } from '@/narrator/guards/guard';

/** Whole sentences: none that breaks off, no slot left unfilled, no quotation left open. */
export const wholeSentencesGuard: Guard = ({ paragraphs, sentences }) => [
  ...sentences.flatMap(({ text }) => slotIn(text)),
  ...paragraphs.flatMap((paragraph, at) => [
    ...unended(paragraph),
    ...loneQuote(paragraph, paragraphs[at + 1] ?? ''),
  ]),
];

export function slotIn(text: string): readonly GuardObjection[] {
  return /[{}]|\[object |\bundefined\b|\bNaN\b/.test(text)
    ? [{ sentence: text, why: 'A slot of the text was left unfilled.' }]
    : [];
}

function unended(paragraph: string): readonly GuardObjection[] {
  return isUnended(paragraph)
    ? [{ sentence: paragraph, why: 'The last sentence of a paragraph breaks off.' }]
    : [];
}

export function isUnended(paragraph: string): boolean {
  return !/[.!?…—–][*_"'”’)\]]*$/.test(paragraph.trim());
}

function loneQuote(paragraph: string, next: string): readonly GuardObjection[] {
  return hasLoneQuote(paragraph, next)
    ? [{ sentence: paragraph, why: 'A quotation is opened and not closed.' }]
    : [];
}

/** Speech that goes on in the next paragraph is closed there. */
export function hasLoneQuote(paragraph: string, next: string): boolean {
  const straight = count(paragraph, '"') % 2 !== 0;
  const curly = count(paragraph, '“') !== count(paragraph, '”');
  return (straight || curly) && !/^["“]/.test(next.trim());
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
