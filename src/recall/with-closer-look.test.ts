import type { Embedder } from '@/ports/embedder';
import { builtInEmbedder } from '@/recall/built-in-embedder';
import { tinyWordTable } from '@/recall/testing/tiny-word-table';
import { withCloserLook } from '@/recall/with-closer-look';

const never = new AbortController().signal;

/** All texts mean the same to it. */
const model: Embedder = {
  id: 'model:1',
  dimension: 2,
  embed: (texts) => Promise.resolve(texts.map(() => Float32Array.of(1, 0))),
  relevance: (cosine) => cosine / 2,
};

function looking(): Embedder {
  const table = { steal: [100, 0, 10], thief: [90, 10, 0], bread: [0, 100, 0], rain: [0, 10, 90] };
  const builtIn = builtInEmbedder(tinyWordTable(table));
  if (!builtIn.ok) throw new Error(builtIn.error);
  return withCloserLook(model, builtIn.value);
}

it('where a model sees no difference, the text that the built-in embedder finds nearer comes nearer', () => {
  const nearer = looking().lookCloser?.('Who stole the bread?', ['A thief.', 'Rain.']) ?? [];
  const [thief = 0, rain = 0] = nearer;
  expect([nearer.length, thief > 0, rain < 0]).toEqual([2, true, true]);
  // A fifth of what the other says: what the model is sure of, it keeps.
  expect(thief - rain).toBeLessThan(0.3);
});

it('vectors, their id and what a cosine means stay those of the model', async () => {
  const { id, dimension, ...said } = looking();
  expect({
    id,
    dimension,
    vectors: await said.embed(['a', 'b'], never),
    relevance: said.relevance(0.5),
  }).toEqual({
    id: 'model:1',
    dimension: 2,
    vectors: [Float32Array.of(1, 0), Float32Array.of(1, 0)],
    relevance: 0.25,
  });
});
