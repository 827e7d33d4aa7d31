import { firstDifference } from './first-difference.mjs';

it.each([
  ['the same lines', ['a', 'b'], ['a', 'b'], null],
  [
    'another letter',
    ['a', 'told'],
    ['a', 'tolk'],
    'Line 2 differs from column 4 on: Node has "told", Hermes "tolk".',
  ],
  [
    'a line too few',
    ['a', 'b'],
    ['a'],
    'Line 2 differs from column 1 on: Node has "b", Hermes "nothing".',
  ],
  [
    'a line too many',
    ['a'],
    ['a', 'Hermes stopped'],
    'Line 2 differs from column 1 on: Node has "nothing", Hermes "Hermes stopped".',
  ],
])('%s', (_, onNode, onHermes, sentence) => {
  expect(firstDifference(onNode, onHermes)).toBe(sentence);
});
