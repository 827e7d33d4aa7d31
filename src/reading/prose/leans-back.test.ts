import { leansBack } from '@/reading/prose/leans-back';
import { tagged } from '@/reading/prose/tagged';

it.each([
  'It has never stopped.',
  "Latches won't lift for him.",
  'Only then does she look up from the table.',
  'So they say.',
])('what points at words that are not told leans on them: %s', (text) => {
  expect(leansBack(text, tagged(text))).toBe(true);
});

it.each([
  'Josse keeps the second key about his neck.',
  'The reeve says that he will not pay.',
  'The granary has nine days of grain left.',
])('what names whom it means stands for itself: %s', (text) => {
  expect(leansBack(text, tagged(text))).toBe(false);
});

it.each([
  ['That plague of 1527 killed one person in four.', true],
  ['He would not come nearer to the fire.', true],
  ['It is nine days before Midwinter.', false],
  ['That is how the road got its name.', true],
])('a paragraph may lean on the one before it: %s', (text, leans) => {
  expect(leansBack(text, tagged(text))).toBe(leans);
});
