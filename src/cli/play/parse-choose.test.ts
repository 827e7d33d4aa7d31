import { parseChoose } from '@/cli/play/parse-choose';

it.each([
  ['1,2,3', ['1', '2', '3']],
  [' 1 , 2 ', ['1', '2']],
  ['1,"wait, then go",2', ['1', 'wait, then go', '2']],
  ['1, "wait, then go" , 2', ['1', 'wait, then go', '2']],
  ['look around', ['look around']],
  ['1,,2,', ['1', '2']],
])('%s', (text, entries) => {
  expect(parseChoose(text)).toEqual({ kind: 'list', entries });
});

it.each(['', '""', ' , ,'])('%j names no choice', (text) => {
  expect(() => parseChoose(text)).toThrow('It names no choice.');
});

it.each(['random', ' random '])('"%s" leaves it to the seed', (text) => {
  expect(parseChoose(text)).toEqual({ kind: 'random' });
});
