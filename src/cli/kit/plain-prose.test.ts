import { plainProse } from '@/cli/kit/plain-prose';

it.each([
  ['it says *Noon, on the day*, and', 'it says Noon, on the day, and'],
  ['"*Assessor*"', '"Assessor"'],
  ['*The new road will pass.', 'The new road will pass.'],
  ['Your total fixes the line.*', 'Your total fixes the line.'],
  ['*One* and *two*.', 'One and two.'],
  ['2*3*4 and a lone * star', '2*3*4 and a lone * star'],
])('%s is shown as %s', (markdown, shown) => {
  expect(plainProse(markdown)).toBe(shown);
});
