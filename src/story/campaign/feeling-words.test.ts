import fc from 'fast-check';

import { feelingWords } from '@/story/campaign/feeling-words';

const she = { they: 'she', them: 'her', their: 'her' };
const they = { they: 'they', them: 'them', their: 'their' };

it.each([
  [100, 'would go far for you'],
  [80, 'would go far for you'],
  [79, 'trusts you'],
  [50, 'trusts you'],
  [49, 'counting on you'],
  [31, 'counting on you'],
  [30, 'warming to you'],
  [5, 'warming to you'],
  [4, 'undecided about you'],
  [0, 'undecided about you'],
  [-4, 'undecided about you'],
  [-5, 'keeps her distance'],
  [-30, 'keeps her distance'],
  [-31, 'does not trust you'],
  [-49, 'does not trust you'],
  [-50, 'wants you out of her sight'],
  [-79, 'wants you out of her sight'],
  [-80, 'will not forgive you'],
  [-100, 'will not forgive you'],
])('[arch §4.2.3] a feeling of %d: she %s', (feeling, words) => {
  expect(feelingWords(feeling, she)).toBe(words);
});

it('the words take the pronouns of the person', () => {
  expect(feelingWords(-20, they)).toBe('keeps their distance');
});

it('liking and dislike change words at the same distance from nothing', () => {
  const step = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(step, (feeling) => {
      const changes = (sign: number): boolean =>
        feelingWords(sign * feeling, she) !== feelingWords(sign * (feeling + 1), she);
      expect(changes(1)).toBe(changes(-1));
    }),
  );
});

it.each([Number.NaN, Infinity, -Infinity, 0.4])('%d has words too', (feeling) => {
  expect(feelingWords(feeling, she)).not.toBe('');
});
