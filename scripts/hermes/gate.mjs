// npm run gate:hermes: what phones get compiles to bytecode they can read, and the core rooms do on a real
// Hermes what they do on Node. docs/phones.md says what this proves and what not.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { endOnSignals, runCommand } from '../web/command-line.mjs';
import { filesBelow } from '../web/files-below.mjs';
import { bytecodeFault } from './bytecode-fault.mjs';
import { bytecodeFiles, exportPhones } from './export-phones.mjs';
import { bytecodeVersion } from './hermes-tools.mjs';
import { smoke } from './smoke.mjs';

async function checkBytecode() {
  const version = bytecodeVersion();
  const folder = await exportPhones();
  for (const { platform, files } of bytecodeFiles(filesBelow(folder))) {
    if (files.length === 0) throw new Error(`The app for ${platform} has no compiled script.`);
    for (const file of files) {
      const bytes = readFileSync(path.join(folder, file));
      const fault = bytecodeFault(bytes, version);
      if (fault !== null) throw new Error(`${file} of the app for ${platform} ${fault}.`);
      console.log(
        `  ${platform.padEnd(8)} bytecode ${version}, ${inKB(bytes.length)}, zipped ${inKB(gzipSync(bytes).length)}`,
      );
    }
  }
}

const inKB = (bytes) => `${Math.ceil(bytes / 1000).toLocaleString('en-US')} KB`;

endOnSignals();
await runCommand(async () => {
  console.log('Running the core rooms in Hermes.');
  const { lines, bytes } = await smoke();
  console.log(`  the same ${lines} lines as Node, ${inKB(bytes)}`);
  console.log('Bundling the app for phones: some seconds, the first time some minutes.');
  await checkBytecode();
});
