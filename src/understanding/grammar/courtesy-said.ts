import { plainlyWritten } from '@/understanding/grammar/clauses';
import { framesOf } from '@/understanding/phrases/frames';
import { courtesies } from '@/understanding/lexicon/idioms';
import { wordsSaid } from '@/understanding/lexicon/words-said';

const said = framesOf(courtesies, { isAsWritten: true });
const saying = /^(?:i )?(?:(?:say|says) |(?:wish|bid) (?:\w+ )?(?:a )?)?/;
const done = /^(?:i )?(?:greet|thank|apologi[sz]e)\b/;

/** Good morning, thank you, I am sorry: said to whoever is there, and wanting no more than a word back. */
export function isCourtesySaid(text: string): boolean {
  const words = plainlyWritten(text);
  return [words, words.replace(saying, '')].some(beginsSo) || done.test(words);
}

function beginsSo(words: string): boolean {
  return said(wordsSaid(words))?.start === 0;
}
