// Tests run scripts in the true sandbox. Jest compiles to CommonJS, where `import.meta` cannot find
// the worker and the wasm beside the sources, so both are made ready here and named in the environment.
const { existsSync, mkdirSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const builder = path.join(__dirname, 'build-script-worker.mjs');

module.exports = async function prepareSandbox() {
  process.env.NARRATORIA_TEST_WASM = require.resolve('quickjs-wasi/quickjs.wasm');
  if (!existsSync(builder)) return;
  const outfile = path.join(root, '.cache/jest/script-worker.mjs');
  mkdirSync(path.dirname(outfile), { recursive: true });
  const { buildScriptWorker } = await import(builder);
  await buildScriptWorker(outfile);
  process.env.NARRATORIA_TEST_WORKER = outfile;
};
