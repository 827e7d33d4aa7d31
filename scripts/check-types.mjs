// npm run check:types: for the core as phones have it, for the web with all tests, for phones. The native
// compiler (typescript 7) takes a sixth of the time; it has no API yet, so the linter keeps typescript 6.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const require = createRequire(import.meta.url);
const compiler = path.join(
  path.dirname(require.resolve('typescript-native/package.json')),
  'bin/tsc',
);

for (const project of ['tsconfig.core.json', 'tsconfig.json', 'tsconfig.native.json']) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', project], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
