import { withoutEnding } from '@/story/words/without-ending';
import { isPlain } from '@/story/words/sentence-key';

/** A word with a capital. */
export type CapitalWord = {
  /** As it stands, without a possessive `'s`. */
  readonly word: string;
  /** A sentence, a quotation or a line may begin with it: then its capital says nothing. */
  readonly isAtStart: boolean;
  /** The word after it, in small letters; empty at the end. */
  readonly next: string;
};

const beginners = /[.!?…:;"“”‘*_([{|}/\n—–#>-]/;

const isInWord = /[\p{L}\p{N}-]/u;

/** Words with a capital, in their order. */
export function capitalWords(text: string): readonly CapitalWord[] {
  const plain = plainApostrophes(text);
  const found: CapitalWord[] = [];
  const pattern = isPlain(plain) ? /[A-Z][A-Za-z'-]*/g : /\p{Lu}[\p{L}'-]*/gu;
  for (let match = pattern.exec(plain); match !== null; match = pattern.exec(plain)) {
    const [whole] = match;
    // A capital inside a word begins nothing; one after an apostrophe may begin a quotation.
    if (isInWord.test(plain[match.index - 1] ?? '')) continue;
    const after = plain.slice(pattern.lastIndex, pattern.lastIndex + 24);
    found.push({
      word: whole.endsWith("'s") ? whole.slice(0, -2) : withoutEnding(whole, /['-]/),
      isAtStart: isStart(plain, match.index),
      next: /^\s+([a-z]+)/.exec(after)?.[1] ?? '',
    });
  }
  return found;
}

function isStart(text: string, index: number): boolean {
  let at = index - 1;
  while (at >= 0 && text[at] === ' ') at -= 1;
  const before = at < 0 ? '.' : (text[at] ?? '.');
  // An apostrophe opens a quotation only where no word ends.
  if (before === "'") return at === 0 || text[at - 1] === ' ' || at === index - 1;
  return beginners.test(before);
}

/** As typewriters have them. */
export function plainApostrophes(text: string): string {
  return text.includes('’') ? text.replaceAll('’', "'") : text;
}
