import { Linter } from 'eslint';
import regexp from 'eslint-plugin-regexp';

import { linearPatterns } from './linear-patterns.mjs';

/** How many of the rules refuse a piece of code. */
function refusals(code) {
  const found = new Linter().verify(code, [{ plugins: { regexp }, rules: linearPatterns }]);
  return new Set(found.map(({ ruleId }) => ruleId)).size;
}

it.each([
  ['/(?:a+)+b/'],
  ['/\\s+$/'],
  ['/\\s*\\n\\s*/g'],
  ['/^>\\s*(.*?)\\s*$/'],
  ['/^.*x.*y.*$/'],
  ['/[.!?]+["\')]*\\s+(?=[A-Z])/g'],
  ['/-+$/'],
  ["new RegExp('\\\\s+$')"],
  ['const stops = "[.!?]+"; new RegExp(`${stops}$`)'],
])('%s takes a square of the time on a long run', (code) => {
  expect(refusals(code)).toBeGreaterThan(0);
});

it.each([
  ['/^\\s+/'],
  ['/\\s+/g'],
  ['/^if\\s[^:]/'],
  ['/[.!?]["\')]*\\s+(?=[A-Z])/g'],
  ["/[a-z]+(['\\w]?)/g"],
  ['/\\.$/'],
])('%s takes its time once', (code) => {
  expect(refusals(code)).toBe(0);
});
