import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles the thread that runs skill scripts into one ES module (`outfile` ends in .mjs); tells what of. */
export async function buildScriptWorker(outfile) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/hosts/node/script-worker.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    tsconfig: 'tsconfig.json',
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}
