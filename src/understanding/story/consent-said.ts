import { wordsIn } from '@/understanding/grammar/words-in';
import { wordSet } from '@/understanding/lexicon/word-set';

const consent: ReadonlySet<string> = wordSet(
  'yes yeah yep yup aye ok okay sure agreed certainly absolutely definitely gladly',
);

/** What may stand beside a bare yes. */
const beside: ReadonlySet<string> = wordSet('i do will please thanks of course that it sir madam');

/** Words that only agree: "yes", "okay, I will". */
export function isConsentSaid(text: string): boolean {
  const words = wordsIn(text);
  return (
    words.some((word) => consent.has(word)) &&
    words.every((word) => consent.has(word) || beside.has(word))
  );
}
