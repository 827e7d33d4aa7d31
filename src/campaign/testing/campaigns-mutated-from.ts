import type { Json } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import type { SeededRandom } from '@/foundation/seeded-random';
import { anyOf, changedJson, jsonChange, pathsIn } from '@/foundation/testing/json-change';

/** Files of one campaign, by their path inside its folder. */
export type CampaignTexts = Readonly<Record<string, string>>;

/** A campaign with one thing in it changed. */
export type MutatedCampaign = {
  /** File, place and what stands there now. */
  readonly what: string;
  readonly files: CampaignTexts;
};

type Mutation = { readonly what: string; readonly files: CampaignTexts };
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

const lineChanges: Readonly<Record<string, LineChange>> = {
  gone: () => '',
  'ten thousand times': (line) => `${line}\n`.repeat(line.length > 200 ? 100 : 10_000),
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
  'a choice to nowhere': () =>
    '> Go. [go; needs: nothing; stat: ~; risk: odd; if: ((a] -> ~ / -> ~',
  'a deep condition': () => `> Go. [go; if: ${'not ('.repeat(400)}a${')'.repeat(400)}] -> start`,
  'a deep variation': () => `${'{if a: '.repeat(400)}b${' | c}'.repeat(400)}`,
  'a heading': (line) => `## ${line}`,
  'a fence': () => '---',
};

const turned: ReadonlyMap<string, string> = new Map(
  ['[]', '][', '()', ')(', '{}', '}{', '<>', '><'].map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

const oddNames: readonly string[] = [
  ...['__proto__', 'constructor', 'a b', 'ü', 'CON', '.hidden', 'x'.repeat(200), 'a\u001b[2Jb'],
  ...['manifest', '-rf', '%2e%2e', 'start'],
];

/** Every call of what is returned changes one thing: a field, a line, the whole text or the name of a file. */
export function campaignsMutatedFrom(
  files: CampaignTexts,
): (random: SeededRandom) => MutatedCampaign {
  const names = Object.keys(files).sort();
  const json = names.filter((name) => name.endsWith('.json'));
  const prose = names.filter((name) => name.endsWith('.md'));
  return (random) => {
    const chance = random.between(0, 9);
    if (chance < 4) return changedField(files, anyOf(json, random), random);
    if (chance < 8) return changedLine(files, anyOf(prose, random), random);
    return changedFile(files, anyOf(names, random), random);
  };
}

function changedField(files: CampaignTexts, name: string, random: SeededRandom): Mutation {
  const parsed = parseJson(files[name] ?? '');
  if (!parsed.ok) throw new Error(`${name} is no JSON`);
  const content = parsed.value as Json;
  const path = anyOf([...pathsIn(content)], random);
  const { name: called, change } = jsonChange(random);
  return {
    what: `${name} ${path.join('.')}: ${called}`,
    files: { ...files, [name]: changedJson(content, path, change) },
  };
}

function changedLine(files: CampaignTexts, name: string, random: SeededRandom): Mutation {
  const lines = (files[name] ?? '').split('\n');
  const at = random.between(0, lines.length - 1);
  const called = anyOf(Object.keys(lineChanges), random);
  const changed = lines.map((line, index) =>
    index === at ? (lineChanges[called]?.(line, random) ?? line) : line,
  );
  return {
    what: `${name} line ${String(at + 1)}: ${called}`,
    files: { ...files, [name]: changed.join('\n') },
  };
}

function changedFile(files: CampaignTexts, name: string, random: SeededRandom): Mutation {
  const { [name]: text = '', ...others } = files;
  const other = anyOf(Object.keys(others), random);
  const place = random.between(0, text.length);
  const folders = name.split('/');
  const part = random.between(0, folders.length - 1);
  const odd = anyOf(oddNames, random);
  const renamed = folders
    .map((each, at) => (at === part ? each.replace(/^[^.]*/, odd) : each))
    .join('/');
  const changes: Readonly<Record<string, CampaignTexts>> = {
    gone: others,
    emptied: { ...others, [name]: '' },
    'cut off': { ...others, [name]: text.slice(0, place) },
    'with a NUL in it': { ...others, [name]: `${text.slice(0, place)}\0${text.slice(place)}` },
    'with a byte order mark': { ...others, [name]: `\uFEFF${text}` },
    'with other ends of lines': { ...others, [name]: text.replaceAll('\n', '\r\n') },
    [`with what ${other} holds`]: { ...others, [name]: files[other] ?? '' },
    [`called ${renamed}`]: { ...others, [renamed]: text },
    [`called ${renamed}, too`]: { ...files, [renamed]: text },
    'as a list': { ...others, [name]: '[]' },
    'nested deep': { ...others, [name]: '['.repeat(100_000) },
  };
  const called = anyOf(Object.keys(changes), random);
  return { what: `${name}: ${called}`, files: changes[called] ?? files };
}
