// Rewrites every golden with what its commands print now; the difference is reviewed like code.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { goldenFiles, replayGolden } from './golden.cjs';

for (const file of goldenFiles()) {
  const before = readFileSync(file, 'utf8');
  const after = await replayGolden(before);
  writeFileSync(file, after);
  process.stdout.write(`${before === after ? 'same   ' : 'changed'} ${path.basename(file)}\n`);
}
