import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { tryCampaigns } from '../e2e/testing/campaign-trials';

import { bundledEngine } from './bundled-engine';

// A bundled campaign with one field, line or file of it changed, 5,000 times and 100 in short: each is refused
// in a sentence, or can be played. `--seed NUMBER`: others than those of every run.
const root = path.resolve(process.argv[1] ?? '', '../..');
const folder = path.join(root, 'campaigns/forty-three-smokes');
const count = process.argv.includes('--short') ? 100 : 5_000;
const firstSeed = Number(process.argv[process.argv.indexOf('--seed') + 1] ?? 1) || 1;
/** Of one engine, which keeps every campaign it has read. */
const ofOneEngine = 50;

const names = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(json|md)$/.test(entry.name))
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
const files = Object.fromEntries(
  names.map((name) => [
    name.split(path.sep).join('/'),
    readFileSync(path.join(folder, name), 'utf8'),
  ]),
);

const started = performance.now();
let [played, refused] = [0, 0];
const broken: string[] = [];
for (let batch = 1; batch <= count / ofOneEngine; batch += 1) {
  const seed = firstSeed + batch - 1;
  const tried = await tryCampaigns({
    files,
    count: ofOneEngine,
    seed,
    engineWith: (campaigns) => bundledEngine(root, { campaigns }),
  });
  played += tried.played;
  refused += tried.refused;
  const faults = tried.broken.map((fault) => `seed ${String(seed)}: ${fault}`);
  broken.push(...faults);
  const seconds = (performance.now() - started) / 1000;
  process.stderr.write(
    `${String(batch * ofOneEngine)} campaigns in ${seconds.toFixed(0)} s, ${[`${String(broken.length)} broken`, ...faults].join('\n')}\n`,
  );
}
const counted = `${String(played)} campaigns played, ${String(refused)} refused, ${String(broken.length)} broken`;
process.stdout.write(`${[counted, ...broken.slice(0, 20)].join('\n')}\n`);
process.stdout.write(broken.length === 0 ? 'passed\n' : 'failed\n');
if (broken.length > 0) process.exitCode = 1;
