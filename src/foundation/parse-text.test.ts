import fc from 'fast-check';

import { parseJson } from '@/foundation/parse-text';
import { parseYaml } from '@/foundation/parse-yaml';
import { succeed } from '@/foundation/result';

it('text that is fine becomes its value', () => {
  expect(parseJson('{"a":[1]}')).toEqual(succeed({ a: [1] }));
  expect(parseYaml('a: [1, two]\nb: true')).toEqual(succeed({ a: [1, 'two'], b: true }));
  expect(parseYaml('')).toEqual(succeed(null));
});

it('a fault in YAML has its line and column', () => {
  expect(parseYaml('a: 1\na: 2')).toMatchObject({ ok: false, error: { line: 2, column: 1 } });
});

it('YAML that unfolds to more than was written is refused', () => {
  expect(parseYaml('a: &a [1]\nb: *a')).toMatchObject({ ok: false });
});

it.each([
  ['parseJson', parseJson],
  ['parseYaml', parseYaml],
])('%s never throws, whatever the text', (_, parse) => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
      expect(typeof parse(text).ok).toBe('boolean');
    }),
    { numRuns: 300 },
  );
});
