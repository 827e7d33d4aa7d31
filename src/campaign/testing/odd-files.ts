import { encodeUtf8 } from '@/foundation/encode-utf8';
import type { SeededRandom } from '@/foundation/seeded-random';
import { anyOf } from '@/foundation/testing/json-change';

/** Files of one campaign, by their path inside its folder: texts, and bytes that are none. */
export type CampaignContents = Readonly<Record<string, string | Uint8Array>>;

type Odd = {
  readonly files: CampaignContents;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly random: SeededRandom;
};

const oddNames: readonly string[] = [
  ...['__proto__', 'constructor', 'a b', 'ü', 'CON', '.hidden', 'x'.repeat(200), 'a\u001b[2Jb'],
  ...['manifest', '-rf', '%2e%2e', 'start'],
];

/** Each in the place of one file. */
const contents: Readonly<Record<string, (odd: Odd) => string | Uint8Array>> = {
  emptied: () => '',
  'cut off': ({ bytes, random }) => bytes.slice(0, random.between(0, bytes.length)),
  'with a NUL in it': ({ bytes, random }) => withByte(bytes, 0, random),
  'with a byte in it that is no text': ({ bytes, random }) => withByte(bytes, 0xff, random),
  'with a bit flipped': ({ bytes, random }) => {
    const flipped = bytes.slice();
    const at = random.between(0, Math.max(0, bytes.length - 1));
    flipped[at] = (flipped[at] ?? 0) ^ (1 << random.between(0, 7));
    return flipped;
  },
  'written in Latin-1': ({ bytes }) =>
    Uint8Array.from(`é${textOf(bytes)}ü`, (each) => (each.codePointAt(0) ?? 0) & 0xff),
  'written in UTF-16': ({ bytes }) =>
    Uint8Array.from([0xff, 0xfe, ...[...bytes].flatMap((each) => [each, 0])]),
  'with a byte order mark': ({ bytes }) => `\uFEFF${textOf(bytes)}`,
  'with other ends of lines': ({ bytes }) => textOf(bytes).replaceAll('\n', '\r\n'),
  'as a list': () => '[]',
  'as a null': () => 'null',
  'nested deep': () => '['.repeat(100_000),
  'nested deep, and closed': () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'noise alone': ({ random }) =>
    Uint8Array.from({ length: random.between(1, 2_000) }, () => random.between(0, 255)),
};

const places: Readonly<Record<string, (odd: Odd) => CampaignContents>> = {
  gone: ({ files, name }) => without(files, name),
  'there a second time': ({ files, name, random }) => ({
    ...files,
    [renamed(name, random)]: files[name] ?? '',
  }),
  'called otherwise': ({ files, name, random }) => ({
    ...without(files, name),
    [renamed(name, random)]: files[name] ?? '',
  }),
  'swapped with another': ({ files, name, random }) => {
    const other = anyOf(Object.keys(files), random);
    return { ...files, [name]: files[other] ?? '', [other]: files[name] ?? '' };
  },
  'a folder': ({ files, name }) => ({
    ...without(files, name),
    [`${name}/inner.json`]: files[name] ?? '',
  }),
  'among files nobody reads': ({ files, name }) => ({
    ...files,
    ...Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [`${name}.${String(at)}.md`, `# ${String(at)}`]),
    ),
  }),
};

/** One file changed as a whole, or its place, and how. */
export function withFileChanged(
  files: CampaignContents,
  name: string,
  random: SeededRandom,
): { readonly what: string; readonly files: CampaignContents } {
  const held = files[name] ?? '';
  const bytes = typeof held === 'string' ? encodeUtf8(held) : held;
  const odd = { files, name, bytes, random };
  const called = anyOf([...Object.keys(contents), ...Object.keys(places)], random);
  const placed = places[called]?.(odd);
  const what = `${name}: ${called}`;
  return { what, files: placed ?? { ...files, [name]: contents[called]?.(odd) ?? '' } };
}

function withByte(bytes: Uint8Array, byte: number, random: SeededRandom): Uint8Array {
  const at = random.between(0, bytes.length);
  return Uint8Array.from([...bytes.slice(0, at), byte, ...bytes.slice(at)]);
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function without(files: CampaignContents, name: string): CampaignContents {
  return Object.fromEntries(Object.entries(files).filter(([each]) => each !== name));
}

/** One of its folders, or its own name, is an odd one. */
function renamed(name: string, random: SeededRandom): string {
  const parts = name.split('/');
  const at = random.between(0, parts.length - 1);
  const odd = anyOf(oddNames, random);
  return parts.map((each, index) => (index === at ? each.replace(/^[^.]*/, odd) : each)).join('/');
}
