import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { buildScriptWorker } from './build-script-worker.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles the command line and the thread for skill scripts into `folder`. */
export async function buildCli(folder) {
  await buildScriptWorker(path.join(folder, 'script-worker.mjs'));
  await build({
    absWorkingDir: root,
    entryPoints: ['src/cli/main.ts'],
    outfile: path.join(folder, 'cli.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    tsconfig: 'tsconfig.json',
    // It finds its compiled half beside its own file, and so must stay where it is.
    external: ['@photostructure/sqlite'],
    // Bundled CommonJS packages still ask for Node's own modules.
    banner: {
      js: "import { createRequire as bundledRequire } from 'node:module'; const require = bundledRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
}
