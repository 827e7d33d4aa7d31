import { exportedWords } from './exported-words.mjs';

it('finds functions, classes, constants, types and interfaces', () => {
  const text = [
    'export function one() {}',
    'export async function* two() {}',
    'export class Three {}',
    'export const four = 4, five = 5;',
    'export type Six = 6;',
    'export interface Seven {}',
    'const mine = 8;',
    'type Mine = 9;',
  ].join('\n');
  expect(exportedWords('a.ts', text)).toEqual([
    { name: 'one', isType: false },
    { name: 'two', isType: false },
    { name: 'Three', isType: false },
    { name: 'four', isType: false },
    { name: 'five', isType: false },
    { name: 'Six', isType: true },
    { name: 'Seven', isType: true },
  ]);
});

it('what is exported in a list is found by the name it has here', () => {
  expect(exportedWords('a.ts', 'const one = 1;\nexport { one as first };\n')).toEqual([
    { name: 'one', isType: false },
  ]);
});

it('what is only handed on has its meaning elsewhere', () => {
  const text =
    "import { two } from './b';\nconst one = 1;\nexport { one } from './b';\nexport { two };\n";
  expect(exportedWords('a.ts', text)).toEqual([]);
});
