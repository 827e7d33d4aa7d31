import fc from 'fast-check';

import { wrapText } from '@/cli/kit/wrap-text';

it.each([
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 100, ['one two three']],
  ['one two', 3, ['one', 'two']],
  ['extraordinary day', 5, ['extraordinary', 'day']],
  ['  one \n two\t', 20, ['one two']],
  ['', 10, []],
  ['   ', 10, []],
])('"%s" in %i columns', (text, width, lines) => {
  expect(wrapText(text, width)).toEqual(lines);
});

it('loses no word, and no line is too long unless it is one word (seed 76)', () => {
  const texts = fc.array(fc.string({ maxLength: 12 })).map((words) => words.join(' '));
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, width) => {
      const lines = wrapText(text, width);
      const words = text.split(/\s+/).filter((word) => word !== '');
      expect(lines.join(' ').split(' ').filter(Boolean)).toEqual(words);
      expect(lines.filter((line) => line.length > width && line.includes(' '))).toEqual([]);
    }),
    { numRuns: 500, seed: 76 },
  );
});
