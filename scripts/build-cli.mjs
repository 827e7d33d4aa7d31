import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { buildScriptWorker } from './build-script-worker.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A package that finds its compiled half beside its own file is imported from where it is, by whole path. */
function leaveInPlace(packages) {
  return {
    name: 'leave-in-place',
    setup(bundling) {
      bundling.onResolve({ filter: /^(@photostructure|onnxruntime-web)/ }, ({ path: name }) => {
        if (!packages.includes(name)) return undefined;
        return { path: import.meta.resolve(name), external: true };
      });
    },
  };
}

/** Bundles the command line and the thread for skill scripts into `folder`; tells what they are made of. */
export async function buildCli(folder) {
  const worker = await buildScriptWorker(path.join(folder, 'script-worker.mjs'));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [{ in: 'src/cli/main.ts', out: 'cli' }],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What few commands need (a lexicon, a tokenizer) is not read at every start.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    tsconfig: 'tsconfig.json',
    plugins: [leaveInPlace(['@photostructure/sqlite', 'onnxruntime-web'])],
    // Bundled CommonJS packages still ask for Node's own modules.
    banner: {
      js: "import { createRequire as bundledRequire } from 'node:module'; const require = bundledRequire(import.meta.url);",
    },
    metafile: true,
    logLevel: 'warning',
  });
  return [...worker, ...Object.keys(metafile.inputs)];
}
