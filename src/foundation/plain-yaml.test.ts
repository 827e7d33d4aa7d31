import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import { load as loadYaml } from 'js-yaml';

import { plainYaml } from '@/foundation/plain-yaml';

/** What YAML says, in a form that tells one order of keys from another. */
function asYaml(text: string): unknown {
  try {
    return inOrder(loadYaml(text, { maxAliases: 0 }));
  } catch {
    return 'a fault';
  }
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return { entries: Object.entries(value).map(([key, each]) => [key, inOrder(each)]) };
}

const oneOf = (texts: string): fc.Arbitrary<string> => fc.constantFrom(...texts.split('¦'));
const words = fc.oneof(
  {
    weight: 16,
    arbitrary: oneOf(`dunya¦a b¦a-b¦x  y ¦scene_count < 5¦7¦-3¦0¦true¦false¦"a, b: # c"¦""`),
  },
  {
    weight: 1,
    arbitrary: oneOf(`True¦FALSE¦null¦Null¦~¦yes¦no¦on¦y¦=¦<<¦NaN¦-0¦+3¦007¦0x1f¦0o7¦1_000¦1.5`),
  },
  {
    weight: 1,
    arbitrary: oneOf(`.5¦1e3¦.inf¦-.inf¦12345678901¦2026-11-17¦12:30¦- a¦-¦?¦? a¦---¦...¦&a b¦*a`),
  },
  {
    weight: 1,
    arbitrary: oneOf(
      `a #b¦a#b¦# a¦a: b¦a:b¦a:¦:a¦|¦>¦%a¦@a¦!!str a¦x & y¦x | y¦x ! y¦é¦a, b¦it's¦(a) b¦(a: b¦(`,
    ),
  },
  {
    weight: 1,
    arbitrary: oneOf(`"a\\nb"¦"a\\"b"¦"a" b¦"a¦a"¦"‘a’ — é…"¦"\u2028"¦'a'¦'a''b'¦¦ ¦\t¦a\tb¦[]¦{}`),
  },
);
const keys = fc.oneof(
  { weight: 12, arbitrary: oneOf('a¦b¦part¦if¦where_1') },
  { weight: 1, arbitrary: oneOf('true¦null¦y¦__proto__¦constructor¦1¦A¦a-b¦"a"¦ a¦<<') },
);
const separators = oneOf(`${': ¦'.repeat(16)}:  ¦:¦ : ¦:\t`);
const pairs = fc.tuple(keys, separators, words).map((parts) => parts.join(''));
const commas = oneOf(', ¦, ¦, ¦,¦ , ¦,,¦ ');
const list = (entries: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(entries, { maxLength: 3 }), commas, oneOf('¦¦¦¦¦¦ ¦,'))
    .map(([each, comma, end]) => each.join(comma) + end);
const values = fc.oneof(
  words,
  list(words).map((entries) => `[${entries}]`),
  list(pairs).map((entries) => `{${entries}}`),
  list(fc.oneof(words, pairs)).map((entries) => `[${entries}]`),
  list(fc.oneof(words, pairs)).map((entries) => `{${entries}} `),
);
const lines = fc.oneof(
  { weight: 20, arbitrary: fc.tuple(keys, separators, values).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: words },
);
const headers = fc
  .tuple(fc.array(lines, { minLength: 1, maxLength: 3 }), oneOf(`${'\n¦'.repeat(8)}\r\n¦\n `))
  .map(([each, end]) => each.join(end));

it('what is read as plain YAML is what all of YAML makes of it', () => {
  let plain = 0;
  fc.assert(
    fc.property(headers, (text) => {
      const read = plainYaml(text);
      // That nothing is null is our own rule.
      if (read === undefined || read === null) return;
      plain += 1;
      expect(inOrder(read)).toEqual(asYaml(text));
    }),
    { numRuns: 6_000 },
  );
  // Otherwise the property would say nothing.
  expect(plain).toBeGreaterThan(500);
});

it('any text with a few characters of YAML is read as all of YAML reads it, or left to that', () => {
  const characters = fc.constantFrom(...'abt17 ,:[]{}"#-+.\n\t\\é'.split(''), ': ', 'true');
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 14 }), (parts) => {
      const text = `a: ${parts.join('')}`;
      const read = plainYaml(text);
      if (read !== undefined) expect(inOrder(read)).toEqual(asYaml(text));
    }),
    { numRuns: 6_000 },
  );
});

it('the forms of which headers are made are plain', () => {
  expect(
    plainYaml(
      'part: choices\nwhere: [ridge, "the pen"]\nonce: false\nweight: 3\nif: scene_count < 5\nmemory: {text: "You waited, and saw: nothing.", significance: low}',
    ),
  ).toEqual({
    part: 'choices',
    where: ['ridge', 'the pen'],
    once: false,
    weight: 3,
    if: 'scene_count < 5',
    memory: { text: 'You waited, and saw: nothing.', significance: 'low' },
  });
});

it('a line that would be tried in every way there is, is given up at once', () => {
  const long = 'a '.repeat(50_000);
  const texts = [`a: ${long}#`, `a: [${long}!]`, `a: [${' '.repeat(50_000)}!]`, `a: {a: "${long}`];
  expect(texts.map(plainYaml)).toEqual([undefined, undefined, undefined, undefined]);
});

/** The first block below each heading, up to its choices: where passages have their headers. */
function headersOf(campaigns: string): readonly string[] {
  return readdirSync(campaigns, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      readFileSync(path.join(campaigns, file), 'utf8')
        .split(/^## .*\n+/m)
        .slice(1),
    )
    .map((section) => section.split(/\n(?=\s*\n|>)/)[0] ?? '')
    .filter((block) => /^[a-z]+:/.test(block));
}

it('every header of the bundled campaigns is plain, and read as all of YAML reads it', () => {
  const texts = headersOf(path.resolve(__dirname, '../../campaigns'));
  const plain = texts.filter((text) => plainYaml(text) !== undefined);
  expect(plain.length).toBe(texts.length);
  expect(plain.map((text) => inOrder(plainYaml(text)))).toEqual(plain.map(asYaml));
});
