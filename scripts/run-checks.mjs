// npm run check [-- SCRIPT ...]: every `check:*` script of package.json and those named, as many at once as
// the machine has cores. What one says is shown when it has ended; all run, so that one fault does not hide
// the next.
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const asked = process.argv.slice(2);
/** Judges a build of the web app, which not everyone has. */
const elsewhere = ['check:budget'];
/** The slowest first: the short ones fill what time is left. */
const slowest = [...asked, 'check:lint', 'check:types', 'check:rooms', 'check:lint:types'];
const others = Object.keys(scripts).filter(
  (name) => name.startsWith('check:') && ![...elsewhere, ...slowest].includes(name),
);

const waiting = [...slowest, ...others];
const failed = [];

function run(name) {
  return new Promise((resolve) => {
    const started = Date.now();
    const said = [];
    const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => said.push(bytes));
    child.on('error', (fault) => said.push(Buffer.from(`${fault.message}\n`)));
    child.on('close', (code) => {
      if (code !== 0) failed.push(name);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
      if (code !== 0) process.stdout.write(Buffer.concat(said));
      resolve();
    });
  });
}

async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await run(name);
}

await Promise.all(Array.from({ length: Math.max(1, os.availableParallelism()) }, work));
if (failed.length > 0) {
  process.stdout.write(`${failed.length} of the checks failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
