import { slowOn } from '@/foundation/testing/long-runs';
import { comparedWords } from '@/recall/compared-words';
import { namesIn } from '@/recall/names-in';
import { plainForm } from '@/recall/plain-form';
import { isWithinEdits } from '@/recall/within-edits';

it.each<[string, (text: string) => unknown]>([
  ['words that are compared', comparedWords],
  ['names', namesIn],
  ['the plain form of a word', plainForm],
  ['words that differ by a letter', (text) => isWithinEdits(text, `${text}a`, 2)],
])('long runs of any character do not hold up %s', (_, read) => {
  expect(slowOn(read, 200_000)).toEqual([]);
});
