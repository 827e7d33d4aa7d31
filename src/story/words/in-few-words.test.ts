import fc from 'fast-check';

import { reasonWords } from '@/foundation/limits';
import { inFewWords } from '@/story/words/in-few-words';

it.each([
  ['You paid the ferryman.', 'You paid the ferryman.'],
  ['the old mill', 'the old mill'],
  [
    'You told the miller the truth: the weir is cracked and will not last.',
    'You told the miller the truth.',
  ],
  [
    'You fell through the mill floor and Oda laughed at you for it.',
    'You fell through the mill floor.',
  ],
  [
    'You waited at the sluice until the last of the boats had gone by.',
    'You waited at the sluice.',
  ],
  [
    'Night came, and with it a rider nobody had sent for at all.',
    'Night came, and with it a rider nobody…',
  ],
  [
    'The miller would say only that the water was high that spring.',
    'The miller would say only that the water…',
  ],
  [
    'Oda Marsh said: "There was a bell under the weir before my time."',
    'Oda Marsh said: "There was a bell…"',
  ],
])('%s', (sentence, reason) => {
  expect(inFewWords(sentence)).toBe(reason);
});

it('is short, whatever was remembered', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}[,;:."]?$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), (words) => {
      const reason = inFewWords(words.join(' '));
      expect(reason.split(/\s+/).length).toBeLessThanOrEqual(reasonWords);
      expect(reason).not.toBe('');
    }),
  );
});

it('a megabyte without an end is read at once', () => {
  expect(inFewWords('word '.repeat(200_000)).length).toBeLessThan(100);
});
