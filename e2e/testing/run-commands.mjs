// Runs commands of the built command line one after another in this one process, as `narratoria.ts` asks for
// them. What a command prints goes back with its exit code; one that leaves something running behind would
// never have ended in a process of its own, so that is said instead.
import { createRequire } from 'node:module';
import process from 'node:process';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

const { builtCommand } = createRequire(import.meta.url)('../../scripts/start-cli.cjs');

/** As long as a process may take to end after its command. */
const patienceMs = 10_000;
const signals = ['SIGINT', 'SIGTERM'];
const command = await builtCommand();
const idle = process.getActiveResourcesInfo().length;

async function run({ parameters, input, environment }) {
  const printed = { stdout: [], stderr: [] };
  const undo = [
    ...Object.keys(printed).map((name) => captured(process[name], printed[name])),
    standingIn('stdin', Readable.from([input])),
    standingIn('env', { ...process.env, ...environment }),
  ];
  const code = await command(parameters);
  const left = await leftRunning();
  for (const put of undo) put();
  for (const signal of signals) process.removeAllListeners(signal);
  process.stdout.removeAllListeners('error');
  process.stderr.removeAllListeners('error');
  const [stdout, stderr] = Object.values(printed).map((parts) => parts.join(''));
  return left.length === 0 ? { code, stdout, stderr } : { fault: `it left ${left} running` };
}

function captured(stream, parts) {
  const { write } = stream;
  stream.write = (text, ...more) => {
    parts.push(String(text));
    more.at(-1)?.();
    return true;
  };
  return () => {
    stream.write = write;
  };
}

function standingIn(name, value) {
  const own = Object.getOwnPropertyDescriptor(process, name);
  Object.defineProperty(process, name, { value, configurable: true, writable: true });
  return () => Object.defineProperty(process, name, own);
}

async function leftRunning() {
  const until = Date.now() + patienceMs;
  while (process.getActiveResourcesInfo().length > idle && Date.now() < until) await sleep(5);
  return process.getActiveResourcesInfo().slice(idle);
}

process.on('disconnect', () => process.exit());
let last = Promise.resolve();
process.on('message', ({ id, ...asked }) => {
  last = last.then(async () => process.send({ id, ...(await run(asked)) }));
});
process.send({ id: 'ready' });
