import path from 'node:path';

import type { Engine } from '@/engine/engine';
import { storyToMutate } from '../e2e/testing/story-to-mutate';
import { trySaves } from '../e2e/testing/save-trials';

import { bundledEngine } from './bundled-engine';

// Saves of a bundled campaign with one field changed and right checksums, 50,000 of them and 2,000 in short:
// each is refused in a sentence, or can be listed, shown, explained, exported and opened.
const root = path.resolve(process.argv[1] ?? '', '../..');
const count = process.argv.includes('--short') ? 2_000 : 50_000;
/** `--seed NUMBER`: other saves than those of every run. */
const firstSeed = Number(process.argv[process.argv.indexOf('--seed') + 1] ?? 1) || 1;
/** A database for so many, so that the last are as quick as the first. */
const ofOneEngine = 1_000;
const campaign = 'forty-three-smokes';

async function closed<T>(engine: Engine, work: (engine: Engine) => Promise<T>): Promise<T> {
  const done = await work(engine);
  await engine.host.storage.database.close();
  return done;
}

const started = performance.now();
const story = await closed(await bundledEngine(root), (engine) => storyToMutate(engine, campaign));
let [taken, refused] = [0, 0];
const broken: string[] = [];
for (let batch = 1; batch <= count / ofOneEngine; batch += 1) {
  const seed = firstSeed + batch - 1;
  const trials = { story, count: ofOneEngine, seed, wholeLooks: 4 };
  const tried = await closed(await bundledEngine(root), (engine) => trySaves(engine, trials));
  taken += tried.taken;
  refused += tried.refused;
  const faults = tried.broken.map((fault) => `seed ${String(seed)}: ${fault}`);
  broken.push(...faults);
  const seconds = (performance.now() - started) / 1000;
  const soFar = `${String(batch * ofOneEngine)} saves in ${seconds.toFixed(0)} s, ${String(broken.length)} broken`;
  process.stderr.write(`${[soFar, ...faults].join('\n')}\n`);
}
const counted = `${String(taken)} saves taken in, ${String(refused)} refused, ${String(broken.length)} broken`;
process.stdout.write(`${[counted, ...broken.slice(0, 20)].join('\n')}\n`);
process.stdout.write(broken.length === 0 ? 'passed\n' : 'failed\n');
if (broken.length > 0) process.exitCode = 1;
