import { typedActionCharacters } from '@/foundation/limits';
import { slowOn } from '@/foundation/testing/long-runs';
import { atWeir, campaignOf } from '@/story/testing/small-world';
import { readTypedWords } from '@/understanding/read-typed-words';
import { understandAct } from '@/understanding/understand-act';

const situation = { campaign: campaignOf([]), state: atWeir, offered: [], nearest: () => null };

it.each<[string, (text: string) => unknown]>([
  ['an act', (text) => understandAct(text)],
  ['typed words', (text) => readTypedWords(text, situation)],
])('long runs of any character do not hold up %s', (_, read) => {
  expect(slowOn(read, typedActionCharacters)).toEqual([]);
});
