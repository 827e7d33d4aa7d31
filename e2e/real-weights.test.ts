import { readFileSync } from 'node:fs';
import path from 'node:path';

import { fetchedWeights } from './testing/fetched-weights';
import { loreQuality } from './testing/lore-quality';
import { narratoria, root } from './testing/narratoria';

let miniLm = '';

beforeAll(() => {
  miniLm = `minilm:${fetchedWeights()}`;
});

it('with MiniLM 48 of the 52 questions of the seen half find their lore among the first three', async () => {
  const { queries, right } = await loreQuality('seen', miniLm);
  expect([queries, right >= 48]).toEqual([52, true]);
});

it('[arch SC-042] with MiniLM nine of ten questions that nobody tuned on find their lore among the first three: 36 of 39, and more than without', async () => {
  const builtIn = await loreQuality('unseen', 'built-in');
  const withModel = await loreQuality('unseen', miniLm);
  expect([withModel.queries, withModel.right >= 36, withModel.right > builtIn.right]).toEqual([
    39,
    true,
    true,
  ]);
});

type Figures = { readonly recall3: number; readonly mrr: number };
type Methods = { readonly fused: Figures; readonly vector: Figures };

const { seen } = JSON.parse(readFileSync(path.join(root, 'bench/recall/split.json'), 'utf8')) as {
  readonly seen: readonly string[];
};

/** The mean over the stories of the labelled set that may be seen. */
async function memoryFigures(embedder: string, method: keyof Methods): Promise<Figures> {
  const sum = { recall3: 0, mrr: 0 };
  for (const id of seen) {
    const file = path.join(root, `bench/recall/scenarios/${id}.json`);
    const run = await narratoria(['memory', 'eval', file, '--embedder', embedder, '--json']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const { methods } = JSON.parse(run.stdout) as { readonly methods: Methods };
    sum.recall3 += methods[method].recall3 / seen.length;
    sum.mrr += methods[method].mrr / seen.length;
  }
  return sum;
}

it('[arch §5.2] memories are found a fifth more often with MiniLM than without, and better than by its cosine alone', async () => {
  const builtIn = await memoryFigures('built-in', 'fused');
  const joined = await memoryFigures(miniLm, 'fused');
  const alone = await memoryFigures(miniLm, 'vector');
  expect([
    joined.recall3 / builtIn.recall3 >= 1.2,
    joined.mrr / builtIn.mrr >= 1.2,
    joined.recall3 > alone.recall3,
    joined.mrr > alone.mrr,
  ]).toEqual([true, true, true, true]);
});
