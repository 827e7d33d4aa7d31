// Assembles the kernels and keeps their bytes as TypeScript, so that no host has to load a file for them.
// `--check` writes nothing and fails when a file is not what its source gives.
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { assemble } from './assemble.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = path.resolve(here, '../..');

const kernels = [
  { source: 'scan.wat', file: 'src/hosts/shared/vectors/matrix-kernel.ts', name: 'matrixKernel' },
  { source: 'read.wat', file: 'bench/read-kernel.ts', name: 'readKernel' },
];

function written({ source, name }) {
  const bytes = assemble(readFileSync(path.join(here, source), 'utf8'));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return `// scripts/scan-kernel/${source}, assembled by \`npm run kernels\`: ${bytes.length} bytes, SHA-256
// ${sha256}
export const ${name} =
  '${Buffer.from(bytes).toString('base64')}';
`;
}

const isCurrent = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text;

const stale = kernels.filter((kernel) => !isCurrent(path.join(root, kernel.file), written(kernel)));

if (process.argv.includes('--check')) {
  for (const { file, source } of stale)
    console.error(`${file} is not what ${source} gives; run \`npm run kernels\`.`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const kernel of stale) writeFileSync(path.join(root, kernel.file), written(kernel));
  console.log(`${stale.length} of ${kernels.length} kernels written anew.`);
}
