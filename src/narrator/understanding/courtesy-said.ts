import { plain } from '@/narrator/understanding/clauses';

const greeting =
  'hello|hi|hey|hallo|greetings|good (?:morning|day|evening|afternoon|night)|morning';
const parting = 'goodbye|good-bye|farewell|bye';
const thanks = 'thank you|thanks|many thanks';
const apology =
  "i'm sorry|i am sorry|so sorry|sorry|my apologies|apologies|i apologi[sz]e|pardon|excuse me|forgive me";

const said = new RegExp(
  `^(?:i )?(?:(?:say|says|wish(?: \\w+)?(?: a)?|bid(?: \\w+)?(?: a)?) )?["“]?(?:${greeting}|${parting}|${thanks}|${apology})\\b`,
);
const done = /^(?:i )?(?:greet|thank|apologi[sz]e)\b/;

/** Good morning, thank you, I am sorry: said to whoever is there, and wanting no more than a word back. */
export function isCourtesy(text: string): boolean {
  const words = plain(text);
  return said.test(words) || done.test(words);
}
