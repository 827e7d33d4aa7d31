import { whatIsRefused, withoutNegation } from '@/understanding/lexicon/what-is-refused';
import { wordsIn } from '@/understanding/grammar/words-in';
import { wordSet } from '@/understanding/lexicon/word-set';

/** Words that only refuse, what they refuse, and whether nothing is said by it; null for all others. */
export function refusalSaid(
  text: string,
  names: readonly string[],
): { readonly matter: string; readonly isSilence: boolean } | null {
  const { done, undone } = whatIsRefused(text);
  if (undone === '' || wordsIn(done).some((word) => !opening.has(word) && !names.includes(word)))
    return null;
  const matter = withoutNegation(undone);
  const [verb = ''] = wordsIn(matter).filter((word) => !opening.has(word));
  return { matter, isSilence: silence.has(verb) };
}

/** What stands before a refusal and does nothing by itself. */
const opening: ReadonlySet<string> = wordSet(
  'i we he him her she to that sorry sir madam well so oh please just',
);

/** "Say nothing", "do not move": nobody hears anything. */
const silence: ReadonlySet<string> = wordSet(
  'do say speak talk answer move stir mind worry think make look care touch',
);
