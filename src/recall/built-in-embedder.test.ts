import { readFileSync } from 'node:fs';
import path from 'node:path';

import { embedderCases } from '@/ports/contract-tests/embedder-cases';
import { builtInEmbedder } from '@/recall/built-in-embedder';
import { tinyWordTable } from '@/recall/testing/tiny-word-table';

const table = tinyWordTable({
  the: [1, 1, 1],
  steal: [100, 0, 10],
  thief: [90, 10, 0],
  bread: [0, 100, 0],
  loaf: [10, 90, 0],
});

function open(bytes: Uint8Array = table) {
  const embedder = builtInEmbedder(bytes);
  if (!embedder.ok) throw new Error(embedder.error);
  return embedder.value;
}

function cosine(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);
}

it('[arch §4.1.3] texts that mean about the same are nearer than others, without a word in common', () => {
  const embedder = open();
  const asked = embedder.embedNow('the thief');
  expect(cosine(asked, embedder.embedNow('Stolen!'))).toBeGreaterThan(0.9);
  expect(cosine(asked, embedder.embedNow('two loaves of bread'))).toBeLessThan(0.3);
});

it.each(['the thief stole bread', 'Xyzzy', '', '1984'])(
  'the vector of "%s" has length 1',
  (text) => {
    const vector = open().embedNow(text);
    expect(vector).toHaveLength(3);
    expect(cosine(vector, vector)).toBeCloseTo(1, 5);
  },
);

it('gives one vector for each text, in their order', async () => {
  const embedder = open();
  const texts = ['thief', 'bread'];
  expect(await embedder.embed(texts, new AbortController().signal)).toEqual(
    texts.map((text) => embedder.embedNow(text)),
  );
});

it('[arch §4.1.3] relevance grows with the cosine, from 0 to 1', () => {
  const shares = [-1, 0, 0.3, 0.5, 0.7, 1].map((each) => open().relevance(each));
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  expect(new Set(shares).size).toBe(6);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
});

it('a closer look wants a match for every part of a question', () => {
  const [both = 0, one = 9] =
    open().lookCloser?.('thief bread', ['They steal a loaf.', 'Steal, thief, steal!']) ?? [];
  expect(both).toBeGreaterThan(one);
});

it('in a closer look an unknown name matches itself and nothing else', () => {
  const [same = 0, other = 0, none = 0] =
    open().lookCloser?.('Brask', ['Brask thief', 'Trask thief', 'Plover thief']) ?? [];
  expect(same).toBeGreaterThan(other + 0.3);
  expect(other).toBeCloseTo(none, 5);
});

it('in a closer look a text that is like all others falls behind one that stands alone', () => {
  const texts = ['thief', 'steal', 'thief steal', 'bread'];
  const [thief = 9, , , bread = 0] = open().lookCloser?.('Brask', texts) ?? [];
  expect(bread).toBeGreaterThan(thief);
});

it('reads a table that begins anywhere in a larger piece of memory', () => {
  const shifted = new Uint8Array(table.length + 3);
  shifted.set(table, 3);
  expect(open(shifted.subarray(3)).embedNow('steal bread')).toEqual(open().embedNow('steal bread'));
});

it.each([
  ['of another kind', Uint8Array.from([1, 2, 3])],
  ['cut short', table.subarray(0, table.length - 1)],
])('a table that is %s is said to be damaged', (_, bytes) => {
  expect(builtInEmbedder(bytes)).toEqual({
    ok: false,
    error: 'The table of words is damaged, so memories are only found by their words.',
  });
});

const realTable = readFileSync(path.resolve(__dirname, '../../assets/recall/word-table.bin'));

it.each(embedderCases)('[arch §4.1.3] with the words of the app: $title', async (contractCase) => {
  await contractCase.run(open(realTable));
});
