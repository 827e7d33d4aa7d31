import { builtInMeaning } from '@/engine/testing/built-in-meaning';
import type { Embedder, InstantEmbedder } from '@/ports/embedder';
import { builtInEmbedder } from '@/recall/built-in-embedder';
import { withCloserLook } from '@/recall/with-closer-look';

const never = new AbortController().signal;

/** All texts mean the same to it. */
const model: Embedder = {
  id: 'model:1',
  dimension: 2,
  embed: (texts) => Promise.resolve(texts.map(() => Float32Array.of(1, 0))),
  relevance: (cosine) => cosine / 2,
};

async function builtIn(): Promise<InstantEmbedder> {
  const embedder = builtInEmbedder(await builtInMeaning.loadWordTable());
  if (!embedder.ok) throw new Error(embedder.error);
  return embedder.value;
}

it('where a model sees no difference, the text that the built-in embedder finds nearer comes nearer', async () => {
  const looking = withCloserLook(model, await builtIn());
  const [thief, rain] = looking.lookCloser?.('Who stole the bread?', [
    'A thief took two loaves from the bakery.',
    'Rain fell on the market for three days.',
  ]) ?? [0, 0];
  expect([(thief ?? 0) > 0, (rain ?? 0) < 0]).toEqual([true, true]);
  // What a model is sure of, it keeps: a fifth of what the other says is added.
  expect(Math.max(Math.abs(thief ?? 0), Math.abs(rain ?? 0))).toBeLessThan(0.3);
});

it('vectors, their id and what a cosine means stay those of the model', async () => {
  const looking = withCloserLook(model, await builtIn());
  expect({
    id: looking.id,
    dimension: looking.dimension,
    vectors: await looking.embed(['a', 'b'], never),
    relevance: looking.relevance(0.5),
  }).toEqual({
    id: 'model:1',
    dimension: 2,
    vectors: [Float32Array.of(1, 0), Float32Array.of(1, 0)],
    relevance: 0.25,
  });
});
