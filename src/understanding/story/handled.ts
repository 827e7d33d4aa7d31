import type { Intent } from '@/contracts/generated/choice';
import { plainlyWritten } from '@/understanding/grammar/clauses';
import { wordsIn } from '@/understanding/grammar/words-in';
import { wordSet } from '@/understanding/lexicon/word-set';
import { tellingWords } from '@/understanding/story/choice-meant';
import type { Offered } from '@/understanding/story/offered';

/** Done with one's hands and ears, and nothing is other than it was. */
const handlings = wordSet(
  'open touch feel press tap knock lift hold turn smell sniff listen examine inspect look unfold',
);

/** What shows a thing, and takes nothing. */
const looks = wordSet('look read search');

/**
 * Where nothing else comes of laying hands on a thing, it is at least seen as its author tells it: who opens a trunk
 * looks into it. Null where no choice is about that thing alone.
 */
export function lookOfHandled(text: string, offered: readonly Offered[]): Intent | null {
  const [, ...others] = wordsOf(text);
  const thing = others[others.length - 1];
  if (!isHandling(text) || thing === undefined) return null;
  const [choice, ...more] = offered.filter(
    ({ text: each, intent }) =>
      looks.has(intent.kind) && intent.leadsTo !== undefined && lastWord(each) === thing,
  );
  return choice === undefined || more.length > 0 ? null : choice.intent;
}

/** Whether hands are laid on something, whatever comes of it: so much was understood. */
export function isHandling(text: string): boolean {
  const [deed = '', ...others] = wordsOf(text);
  return handlings.has(deed) && others.length > 0;
}

function wordsOf(text: string): readonly string[] {
  return tellingWords(plainlyWritten(text).replace(/^i /, ''));
}

function lastWord(text: string): string {
  const words = wordsIn(text);
  return words[words.length - 1] ?? '';
}
