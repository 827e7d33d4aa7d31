import { Buffer } from 'node:buffer';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { build } from 'esbuild';

import { root } from '../web/project-root.mjs';
import { bundleForHermes } from './bundle-for-hermes.mjs';
import { validatorsText } from './contract-validators.mjs';
import { firstDifference } from './first-difference.mjs';
import { hermesMachine } from './hermes-tools.mjs';
import { smokeInput } from './smoke-input.mjs';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const limits = { maxBuffer: 256 * 1024 * 1024, timeout: 120_000 };

/**
 * Runs the core rooms in Node and in a real Hermes, and compares every byte. Resolves with how much was the
 * same; rejects with the first that was not.
 */
export async function smoke() {
  const folder = temporaryFolder();
  const input = smokeInput();
  const { lines, recording } = await onNode(folder, input);
  const told = await onHermes(folder, { input, recording });
  const difference = firstDifference(lines, told);
  if (difference !== null) throw new Error(difference);
  return { lines: lines.length, bytes: Buffer.byteLength(lines.join('\n')) };
}

async function onNode(folder, input) {
  const outfile = path.join(folder, 'smoke-on-node.mjs');
  const contents = `${validatorsText()}
    export { smokeOnNode } from './e2e/hermes/smoke-on-node';
    export { validators };`;
  await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root },
    outfile,
    bundle: true,
    format: 'esm',
    packages: 'external',
    platform: 'node',
    target: 'node20',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
  const { smokeOnNode, validators } = await import(pathToFileURL(outfile).href);
  return smokeOnNode(validators, input, require.resolve('quickjs-wasi/quickjs.wasm'));
}

async function onHermes(folder, given) {
  const file = path.join(folder, 'smoke-on-hermes.js');
  const code = await bundleForHermes(`import './e2e/hermes/phone-globals';
    ${validatorsText()}
    import { smokeOnHermes } from './e2e/hermes/smoke-on-hermes';
    smokeOnHermes(validators, globalThis.smokeText);`);
  writeFileSync(file, `globalThis.smokeText = ${JSON.stringify(JSON.stringify(given))};\n${code}`);
  const { stdout } = await run(hermesMachine(), ['-O', '-w', file], limits).catch((reason) => {
    const said = /^(Uncaught |.*error: ).*/m.exec(reason.stderr ?? '')?.[0];
    throw new Error(`Hermes cannot run the core rooms: ${said ?? reason.message}`);
  });
  return stdout.trimEnd().split('\n');
}

/** Inside the project, so that packages are found; gone when the process ends. */
function temporaryFolder() {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'hermes-smoke-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
