import { readFileSync } from 'node:fs';
import path from 'node:path';

import { answerQueries, type LabelledSet } from '@/recall/answer-queries';
import { builtInEmbedder } from '@/recall/built-in-embedder';
import { meanQuality, qualityOfOne, type Answered } from '@/recall/ranked-quality';

const root = path.resolve(__dirname, '../..');
const signal = new AbortController().signal;

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, 'bench/recall', file), 'utf8'));
}

const { seen } = read('split.json') as { readonly seen: readonly string[] };

function openEmbedder() {
  const bytes = readFileSync(path.join(root, 'assets/recall/word-table.bin'));
  const embedder = builtInEmbedder(bytes);
  if (!embedder.ok) throw new Error(embedder.error);
  return embedder.value;
}

const embedder = openEmbedder();

async function answers(): Promise<readonly Awaited<ReturnType<typeof answerQueries>>[number][]> {
  const all = [];
  for (const id of seen) {
    const set = read(`scenarios/${id}.json`) as LabelledSet;
    all.push(...(await answerQueries(set, embedder, signal)));
  }
  return all;
}

function qualityOf(each: readonly Answered[]) {
  return meanQuality(each.filter(({ relevant }) => relevant.size > 0).map(qualityOfOne));
}

it('questions that share hardly a word with their answers find it far more often than by chance', async () => {
  const all = await answers();
  const joined = qualityOf(all.map((each) => each.joined));
  const vector = qualityOf(all.map((each) => each.vector));
  const bm25 = qualityOf(all.map((each) => each.bm25));
  expect(joined.recall3).toBeGreaterThan(0.42);
  expect(joined.mrr).toBeGreaterThan(0.38);
  expect(joined.recall3).toBeGreaterThan(Math.max(vector.recall3, bm25.recall3));
  expect(joined.mrr).toBeGreaterThan(Math.max(vector.mrr, bm25.mrr));
});

it('[arch §4.1.3] most questions that have no answer find nothing relevant', async () => {
  const unanswerable = (await answers()).filter(({ joined }) => joined.relevant.size === 0);
  const quiet = unanswerable.filter(({ joined }) => (joined.ranked[0]?.score ?? 0) < 0.7);
  expect(quiet.length / unanswerable.length).toBeGreaterThanOrEqual(0.8);
});

it.each([
  ['Who stole the bread?', 'A thief took two loaves from the bakery.'],
  ['the captain was angry', 'The captain flew into a rage and shouted at the crew.'],
  ['Where is the key hidden?', 'You hid the silver key under the third stair.'],
  ['What did I promise Mara?', 'You promised Mara to bring her brother home.'],
])('[arch §4.1.3] "%s" means "%s" more than anything else that happened', (query, text) => {
  const past = [
    'Rain fell on the market for three days.',
    'The innkeeper poured you a cup of cider.',
    'A ship with grey sails lay in the harbour.',
    text,
    'The old bridge was painted green.',
  ];
  const asked = embedder.embedNow(query);
  const near = past.map((each) =>
    embedder.embedNow(each).reduce((sum, value, place) => sum + value * (asked[place] ?? 0), 0),
  );
  expect(past[near.indexOf(Math.max(...near))]).toBe(text);
});
