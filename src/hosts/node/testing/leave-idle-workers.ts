import { createNodeScriptHost } from '@/hosts/node/script-host';
import { mainOf, runScript } from '@/ports/contract-tests/script-probe';

/** Runs scripts and never closes the host: the process must end all the same. */
const host = createNodeScriptHost({
  workerFile: String(process.env['NARRATORIA_TEST_WORKER']),
  wasmFile: String(process.env['NARRATORIA_TEST_WASM']),
});

const runs = await Promise.all(
  [1, 2, 3].map(() => runScript(host, mainOf(`io.line('alive'); await io.sleep(20);`))),
);
process.stdout.write(`${runs.map(({ exit }) => exit.reason).join(' ')}\n`);
