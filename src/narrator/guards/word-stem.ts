import { wordsOf } from '@/narrator/guards/read-text';

/** A word without its endings, roughly: forms of one word become equal, and that is all it is for. */
export function wordStem(word: string): string {
  if (word.length < 4) return word;
  if (!/[sdgrye']$/.test(word)) return withoutDouble(word);
  const bare = word.replace(/'s?$/, '');
  const short = bare
    .replace(/(?:ies|ied)$/, 'y')
    // A bleeding man bleeds: the last two letters of `bleed` are no ending.
    .replace(/(?:ing|ings|edly|([^e])ed|er|ers|es|s|ly)$/, '$1');
  return withoutDouble(short.length < 3 ? bare : short);
}

function withoutDouble(stem: string): string {
  const single = stem.replace(/([bdgklmnprt])\1$/, '$1');
  return single.length > 3 ? single.replace(/e$/, '') : single;
}

export function stemsOf(text: string): readonly string[] {
  return wordsOf(text).map(wordStem);
}
