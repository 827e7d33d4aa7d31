import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { root } from './narratoria';

/** The folder of all-MiniLM-L6-v2, fetched unless it is there. Throws in one sentence where it cannot be had. */
export function fetchedWeights(): string {
  const folder = path.join(root, '.cache/weights/all-MiniLM-L6-v2');
  const script = path.join(root, 'scripts/weights/fetch-weights.mjs');
  const run = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr.trim());
  return folder;
}
