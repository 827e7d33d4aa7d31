// npm run build:web [-- --out dist --base /narratoria]: builds the web app into a folder that any
// static host can serve. The folder is replaced only by a whole build that keeps to the budget.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { buildFonts } from '../build-fonts.mjs';
import { buildWebWorkers } from '../build-web-workers.mjs';
import { buildServiceWorker } from './build-service-worker.mjs';
import { budgetTable, weighWeb } from './check-web-budget.mjs';
import { endOnSignals, readBase, readOptions, runCommand, UsageFault } from './command-line.mjs';
import { describeBuild, describedBuild } from './described-build.mjs';
import { exportApp } from './export-app.mjs';
import { headersFile } from './headers.mjs';
import { root } from './project-root.mjs';
import { sourcesHash } from './sources-hash.mjs';

/** Builds into `out`. Rejects with what is wrong, and then `out` is as it was. */
export async function buildWeb({ out, base }) {
  if (existsSync(out) && readdirSync(out).length > 0 && describedBuild(out) === undefined)
    throw new UsageFault(`${out} holds something else than a build; choose another with --out.`);
  const sources = sourcesHash(root);
  const staging = stagingFolder();
  console.log('Building workers, fonts and the archive of stories.');
  await buildWebWorkers();
  await buildFonts();
  console.log('Bundling the app: some seconds, the first time up to two minutes.');
  await exportApp({ folder: staging, base });
  const { version, count } = buildServiceWorker(staging);
  writeFileSync(path.join(staging, '_headers'), headersFile(base));
  describeBuild(staging, { version, base, sources });
  const weight = weighWeb(staging);
  console.log(budgetTable(weight));
  if (weight.faults.length > 0) throw new Error(weight.faults.join('\n'));
  settle(staging, out);
  return { version, count };
}

/** Gone when the process ends, however it ends, unless it has become the build. */
function stagingFolder() {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(path.join(cache, 'web-'));
  // Made for its owner alone; a server often runs as somebody else.
  chmodSync(staging, 0o755);
  process.once('exit', () => rmSync(staging, { recursive: true, force: true }));
  return staging;
}

/** Renaming is the last step: a reader sees the earlier build or the new one, never half of each. */
function settle(staging, out) {
  mkdirSync(path.dirname(out), { recursive: true });
  const arrived = `${out}.new-${process.pid}`;
  const former = `${out}.old-${process.pid}`;
  move(staging, arrived);
  if (existsSync(out)) renameSync(out, former);
  renameSync(arrived, out);
  rmSync(former, { recursive: true, force: true });
}

function move(from, to) {
  try {
    renameSync(from, to);
  } catch (reason) {
    if (reason.code !== 'EXDEV') throw reason;
    cpSync(from, to, { recursive: true });
  }
}

async function main() {
  const options = readOptions({
    out: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '' },
  });
  const startedAt = Date.now();
  const out = path.resolve(options.out);
  const { version, count } = await buildWeb({ out, base: readBase(options.base) });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`Version ${version}, ${count} files, is in ${options.out} after ${seconds} s.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endOnSignals();
  await runCommand(main);
}
