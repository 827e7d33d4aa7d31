import path from 'node:path';

import { tryCampaigns } from '../e2e/testing/campaign-trials';
import { proseCampaign, toldCampaign } from '../e2e/testing/whole-campaigns';

import { bundledEngine } from './bundled-engine';

// Campaigns of every kind of file with one or two things in them changed, half of them with passages and half
// without, 50,000 and 1,000 in short: each is refused in a sentence, or can be played. `--seed NUMBER`: others
// than those of every run; `--count NUMBER`: as many.
const root = path.resolve(process.argv[1] ?? '', '../..');
const numberAfter = (option: string, otherwise: number): number =>
  Number(process.argv[process.argv.indexOf(option) + 1] ?? otherwise) || otherwise;
const count = numberAfter('--count', process.argv.includes('--short') ? 1_000 : 50_000);
const firstSeed = numberAfter('--seed', 1);
/** Of one engine and one database, so that the last are as quick as the first. */
const ofOneEngine = 250;

const started = performance.now();
const sums = { taken: 0, played: 0, refused: 0, findings: 0, slowestMs: 0 };
const broken: string[] = [];
for (let batch = 1; batch <= count / ofOneEngine; batch += 1) {
  const seed = firstSeed + batch - 1;
  const tried = await tryCampaigns({
    files: batch % 2 === 0 ? proseCampaign : toldCampaign,
    ...{ count: ofOneEngine, seed, plays: 1, wholeLooks: 10 },
    engineWith: (campaigns) => bundledEngine(root, { campaigns }),
  });
  sums.taken += tried.taken;
  sums.played += tried.played;
  sums.refused += tried.refused;
  sums.findings += tried.findings;
  sums.slowestMs = Math.max(sums.slowestMs, tried.slowestMs);
  const faults = tried.broken.map((fault) => `seed ${String(seed)}: ${fault}`);
  broken.push(...faults);
  const seconds = (performance.now() - started) / 1000;
  process.stderr.write(
    `${String(batch * ofOneEngine)} campaigns in ${seconds.toFixed(0)} s, ${[`${String(broken.length)} broken`, ...faults].join('\n')}\n`,
  );
}
const counted = `${String(sums.taken)} campaigns taken in with ${String(sums.findings)} findings, ${String(sums.played)} played, ${String(sums.refused)} refused, ${String(broken.length)} broken; the slowest took ${sums.slowestMs.toFixed(0)} ms`;
process.stdout.write(`${[counted, ...broken.slice(0, 20)].join('\n')}\n`);
process.stdout.write(broken.length === 0 ? 'passed\n' : 'failed\n');
if (broken.length > 0) process.exitCode = 1;
