import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles the thread that runs skill scripts into one ES module (`outfile` ends in .mjs). */
export async function buildScriptWorker(outfile) {
  await build({
    absWorkingDir: root,
    entryPoints: ['src/hosts/node/script-worker.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
}
