import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { createNodeScriptHost } from '@/hosts/node/script-host';
import type { ScriptHost } from '@/ports/script-host';

type Builder = { buildScriptWorker(file: string): Promise<void> };

/** The script host of the terminal, with a worker of these very sources. Closing it removes that. */
export async function openScriptHost(): Promise<ScriptHost> {
  const root = path.resolve(process.argv[1] ?? '', '../..');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narratoria-bench-'));
  const workerFile = path.join(folder, 'script-worker.mjs');
  const builder = pathToFileURL(path.join(root, 'scripts/build-script-worker.mjs')).href;
  await ((await import(builder)) as Builder).buildScriptWorker(workerFile);
  const wasmFile = createRequire(path.join(root, 'package.json')).resolve(
    'quickjs-wasi/quickjs.wasm',
  );
  const host = createNodeScriptHost({ workerFile, wasmFile });
  return {
    run: (...asked) => host.run(...asked),
    close: async () => {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
