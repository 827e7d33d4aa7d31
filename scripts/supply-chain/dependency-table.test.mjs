import { complaintsAboutTable } from './dependency-table.mjs';

const dependencies = [{ name: '@a/b', version: '1.2.3', licence: 'MIT' }];

it.each([
  ['what is there', ['| `@a/b` | 1.2.3 | MIT | sorts | anywhere |'], []],
  ['nothing', [], ['@a/b is missing.']],
  [
    'what is gone',
    ['| `@a/b` | 1.2.3 | MIT | sorts | anywhere |', '| `c`    | 1.0.0 | MIT | was it | once |'],
    ['c is no dependency.'],
  ],
  [
    'another version',
    ['| `@a/b` | 1.2.4 | MIT | sorts | anywhere |'],
    ['@a/b: the version is 1.2.3, not 1.2.4.'],
  ],
  [
    'another licence',
    ['| `@a/b` | 1.2.3 | ISC | sorts | anywhere |'],
    ['@a/b: the licence is MIT, not ISC.'],
  ],
  [
    'no reason',
    ['| `@a/b` | 1.2.3 | MIT |  | anywhere |'],
    ['@a/b needs a reason and a place where it runs.'],
  ],
])('a table that names %s', (_, rows, complaints) => {
  expect(complaintsAboutTable(rows.join('\n'), dependencies)).toEqual(complaints);
});
