import { isAllowedBy } from './licence-expression.mjs';

const licences = ['MIT', 'ISC'];

it.each([
  'MIT',
  '(MIT)',
  'MIT OR GPL-3.0-only',
  '(GPL-2.0 OR MIT)',
  'MIT AND ISC',
  '(MIT OR GPL-2.0) AND ISC',
  'GPL-2.0 AND EUPL-1.2 OR MIT',
])('%s can be met', (expression) => {
  expect(isAllowedBy(expression, licences)).toBe(true);
});

it.each([
  '',
  'GPL-3.0-only',
  'mit',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE.md',
  'MIT AND GPL-2.0',
  'GPL-2.0 AND MIT',
  'MIT AND (GPL-2.0 OR EUPL-1.2)',
  'GPL-2.0 AND (MIT OR ISC)',
  'MIT WITH an-exception',
  'MIT ISC',
  '(MIT',
  'MIT)',
  'MIT OR',
  'OR MIT',
])('%s cannot', (expression) => {
  expect(isAllowedBy(expression, licences)).toBe(false);
});
