import { selfBleu } from '@/measure/self-bleu';
import { quantile } from '@/measure/statistics';
import { toldStory } from '@/measure/testing/told-story';
import {
  distinctShare,
  distinctOpeners,
  reuseOfScenes,
  sentenceLengthDeviation,
  wordVariety,
} from '@/measure/variety';

it('distinct counts each sequence of two or three words once', () => {
  // a b a b a: ab ba ab ba, and aba bab aba.
  expect(distinctShare(toldStory([['a b a b a']]), 2)).toBeCloseTo(2 / 4);
  expect(distinctShare(toldStory([['a b a b a']]), 3)).toBeCloseTo(2 / 3);
  expect(distinctShare(toldStory([]), 2)).toBe(null);
});

it('reuse is what an earlier scene has, never what a scene has twice itself', () => {
  const story = toldStory([
    ['One two three four five.'],
    ['One two three four six.'],
    ['A b c d.'],
  ]);
  expect(reuseOfScenes(story)).toEqual([1 / 2, 0]);
  expect(reuseOfScenes(toldStory([['A b c d.'], ['E f g h e f g h.']]))).toEqual([0]);
});

it('self-BLEU is 1 for scenes that are the same, and next to nothing for scenes that share no word', () => {
  const same = 'One two three four five six.';
  expect(selfBleu(toldStory([[same], [same], [same]]))).toBeCloseTo(1);
  expect(selfBleu(toldStory([[same], ['A b c d e f.']])) ?? 1).toBeLessThan(0.05);
  expect(selfBleu(toldStory([[same]]))).toBe(null);
});

it('self-BLEU of two scenes that share half is between', () => {
  // Both have six words; shared: 4 of 6 words, 3 of 5 pairs, 2 of 4 threes, 1 of 3 fours.
  const story = toldStory([['One two three four five six.'], ['One two three four a b.']]);
  const expected = (4 / 6) * (3 / 5) * (2 / 4) * (1 / 3);
  expect(selfBleu(story)).toBeCloseTo(expected ** (1 / 4));
});

it('the variety of words is that of 500 in a row, wherever they stand', () => {
  const words = Array.from({ length: 250 }, (_, at) => `w${String(at)}`).join(' ');
  // Every stretch of 500 has each of 250 words twice.
  expect(wordVariety(toldStory([[words], [words], [words], [words]]))).toBeCloseTo(0.5);
  expect(wordVariety(toldStory([['a b c a']]))).toBeCloseTo(0.75);
});

it('sentences of two and of six words lie two from their mean', () => {
  expect(sentenceLengthDeviation(toldStory([['It rains. Now it rains on the lane.']]))).toBe(2);
});

it('scenes that begin with the same three words begin alike', () => {
  expect(
    distinctOpeners(toldStory([['It rains on me.'], ['It rains on you.'], ['Snow.']])),
  ).toBeCloseTo(2 / 3);
});

it('of twenty values one may exceed the 95th of a hundred', () => {
  const values = Array.from({ length: 20 }, (_, at) => at + 1);
  expect(quantile(values, 0.95)).toBe(19);
});
