import { findingWords } from '@/foundation/finding';

it('a finding is one line that editors make a link of, with as much of it as is known', () => {
  const finding = { severity: 'error', file: 'plot/beats.json', code: 'schema' } as const;
  expect([
    findingWords({ ...finding, line: 12, column: 7, message: 'a', suggestion: 'write b' }),
    findingWords({ ...finding, line: 12, message: 'a' }),
    findingWords({ ...finding, message: 'a' }),
  ]).toEqual([
    'plot/beats.json:12:7 error schema a — write b',
    'plot/beats.json:12 error schema a',
    'plot/beats.json error schema a',
  ]);
});
