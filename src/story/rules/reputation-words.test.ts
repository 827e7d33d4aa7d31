import { reputationWords } from '@/story/rules/reputation-words';

it.each([
  [100, 'devoted to you'],
  [80, 'devoted to you'],
  [79, 'firmly on your side'],
  [50, 'firmly on your side'],
  [49, 'on your side'],
  [31, 'on your side'],
  [30, 'well disposed to you'],
  [5, 'well disposed to you'],
  [4, 'undecided about you'],
  [0, 'undecided about you'],
  [-4, 'undecided about you'],
  [-5, 'wary of you'],
  [-31, 'set against you'],
  [-50, 'hostile to you'],
  [-80, 'beyond forgiving you'],
])('[arch §4.1.4] the millers at %d are %s', (score, words) => {
  expect(reputationWords(score)).toBe(words);
});
