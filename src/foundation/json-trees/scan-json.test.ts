import fc from 'fast-check';

import { scanJson } from '@/foundation/json-trees/scan-json';
import { jsonFault } from '@/foundation/json-trees/json-fault';
import { parseJson } from '@/foundation/parse-text';

it.each([
  ['nothing at all', '', 'it ends too early', '1:1'],
  ['an object that stops', '{\n  "a": 1', 'it ends too early', '2:9'],
  ['a comma too many', '[\n  1,\n]', 'there is a comma too many before this ]', '3:1'],
  ['a comma too few', '{\n  "a": 1\n  "b": 2\n}', 'a comma or } is expected', '3:3'],
  ['a name without marks', '{\r\n  a: 1}', 'a name in "…" is expected', '2:3'],
  ['a missing colon', '{"a" 1}', 'a colon is expected', '1:6'],
  ['a text over two lines', '{"a": "one\ntwo"}', 'this text is not closed on its line', '1:7'],
  [
    'a path of Windows',
    '["C:\\Users"]',
    'a backslash stands here that has to be written twice',
    '1:5',
  ],
  ['a comment', '{ // so\n}', 'a name in "…" is expected', '1:3'],
  ['a word of another language', '[True]', 'a value is expected', '1:2'],
  ['a number with a leading zero', '[01]', 'a value is expected', '1:2'],
  ['more than one value', '{}\n{}', 'nothing may follow the end', '2:1'],
])('[arch §6.2.13] %s is told with its line and column', (_, text, message, place) => {
  const fault = jsonFault(text);
  expect([fault?.message, `${String(fault?.line)}:${String(fault?.column)}`]).toEqual([
    message,
    place,
  ]);
});

it('says where each value begins, by the steps that lead to it', () => {
  const text = '{ "a": [ {"b": 1}, "two" ], "c d": null }';
  const seen: [string, string][] = [];
  scanJson(text, (steps, offset) => seen.push([steps.join('/'), text.slice(offset, offset + 4)]));
  expect(seen).toEqual([
    ['', '{ "a'],
    ['a', '[ {"'],
    ['a/0', '{"b"'],
    ['a/0/b', '1}, '],
    ['a/1', '"two'],
    ['c d', 'null'],
  ]);
});

it('finds a slip wherever JSON.parse does, and nowhere else (seed 31)', () => {
  const pieces = fc.constantFrom(
    ...['{', '}', '[', ']', ',', ':', '"a"', '"', '\\', '\\u00e9', '\n', ' ', '1', '-', '0', '.5'],
    ...['e3', 'true', 'null', 'nul', '\u0001', '\u2028', '\uFEFF', '\v'],
  );
  const texts = fc.oneof(
    fc.json(),
    fc.tuple(fc.json(), fc.nat(), pieces).map(([json, at, piece]) => {
      const where = at % (json.length + 1);
      return json.slice(0, where) + piece + json.slice(where);
    }),
    fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect([text, scanJson(text) === null]).toEqual([text, parseJson(text).ok]);
    }),
    { numRuns: 3_000, seed: 31 },
  );
});

it('a text nested a hundred thousand deep is walked through like any other', () => {
  const depth = 100_000;
  expect(scanJson('['.repeat(depth) + ']'.repeat(depth))).toBeNull();
  expect(scanJson('['.repeat(depth))).toEqual({ offset: depth, message: 'it ends too early' });
});
