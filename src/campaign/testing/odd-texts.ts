import { anyOf } from '@/foundation/testing/json-change';
import type { SeededRandom } from '@/foundation/seeded-random';

type LineChange = (line: string, random: SeededRandom) => string;

/** What may stand after a header's colon, or in a line of its own. */
const oddValues: readonly string[] = [
  ...['', '~', 'null', '7', '-1', '1e309', 'true', '{}', '[]', '[~, {}, 3]', '{a: {b: [1]}}'],
  ...['&a [*a, *a]', '*nobody', '!!js/function "x"', '!!binary AAAA', '"unclosed', '|', '>-'],
  ...['__proto__', 'constructor', '{__proto__: {text: x}}', '2026-01-01', '0x7fffffffffffffff'],
  '['.repeat(3_000),
  'x'.repeat(20_000),
  'a\u001b]0;b\u0007\u202e\u0000c\ud800',
];

const runs: readonly string[] = ['.', ' ', '*', '{', '}', '{if a: ', '|', '"', '>', '[', '#', '-'];

const turned: ReadonlyMap<string, string> = new Map(
  ['[]', '][', '()', ')(', '{}', '}{', '<>', '><'].map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

const lineChanges: Readonly<Record<string, LineChange>> = {
  gone: () => '',
  'there twice': (line) => `${line}\n${line}`,
  'a thousand times': (line) => `${line}\n`.repeat(line.length > 200 ? 50 : 1_000),
  'another value': (line, random) => {
    const colon = line.indexOf(':');
    return `${colon < 0 ? 'part' : line.slice(0, colon)}: ${anyOf(oddValues, random)}`;
  },
  'an odd text': (_line, random) => anyOf(oddValues, random),
  'a long run': (line, random) => line + anyOf(runs, random).repeat(30_000),
  'a run before it': (line, random) => anyOf(runs, random).repeat(3_000) + line,
  'cut off': (line, random) => line.slice(0, random.between(0, line.length)),
  'without its brackets': (line) => line.replaceAll(/[[\](){}]/g, ''),
  'with its brackets turned': (line) =>
    line.replaceAll(/[[\](){}<>]/g, (each) => turned.get(each) ?? each),
  'with one bracket more': (line, random) => {
    const at = random.between(0, line.length);
    return line.slice(0, at) + anyOf(['{', '}', '[', ']', '(', '"', '`'], random) + line.slice(at);
  },
  'a choice to nowhere': () =>
    '> Go. [go; needs: nothing; stat: ~; risk: odd; if: ((a] -> ~ / -> ~',
  'a deep condition': () => `> Go. [go; if: ${'not ('.repeat(400)}a${')'.repeat(400)}] -> start`,
  'a deep variation': () => `${'{if a: '.repeat(400)}b${' | c}'.repeat(400)}`,
  'a heading': (line) => `## ${line}`,
  'a fence': () => '---',
  'a block of code': (line) => `\`\`\`json\n${line}`,
};

/** One line of a text changed, and how. */
export function withLineChanged(
  text: string,
  random: SeededRandom,
): { readonly what: string; readonly text: string } {
  const lines = text.split('\n');
  const at = random.between(0, lines.length - 1);
  const called = anyOf(Object.keys(lineChanges), random);
  lines[at] = lineChanges[called]?.(lines[at] ?? '', random) ?? '';
  return { what: `line ${String(at + 1)}: ${called}`, text: lines.join('\n') };
}
