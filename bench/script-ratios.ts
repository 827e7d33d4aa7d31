import { timeFiveEvents } from '@/ports/contract-tests/five-events';

import { openScriptHost } from './open-script-host';
import { howToInstall } from './other-package';
import { bareNodeProcess, quickjsEmscripten, type Elsewhere } from './script-elsewhere';

// What a script of five events costs in a fresh runtime on a warm worker thread, beside the same
// script elsewhere. All sides are timed in turn, each round by its median, and the best round counts:
// what else the machine does only ever adds.
/** Many, and always as many: to go on only until a ratio is met would pick the moment it is. */
const rounds = 80;
const runs = 100;
/** Before anything is timed: until then the platform still compiles what runs often, on every side. */
const warmUpRuns = 2_000;
/** Milliseconds; a time fails only at ten times its bar, what decides are ratios. */
const mostMs = 1;
const tenTimes = 10;

const elapsed = (): number => performance.now();

async function medianOf(count: number, timed: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < count; run += 1) times.push(await timed());
  return times.sort((a, b) => a - b)[Math.floor(count / 2)] ?? Infinity;
}

async function timeElsewhere({ run }: Elsewhere): Promise<number> {
  const began = elapsed();
  await run();
  return elapsed() - began;
}

const host = await openScriptHost();
const bareNode = bareNodeProcess();
const emscripten = await quickjsEmscripten();
const best = { ours: Infinity, process: Infinity, emscripten: Infinity };

await medianOf(warmUpRuns, () => timeFiveEvents(host, elapsed));
if (emscripten !== null) await medianOf(warmUpRuns, () => timeElsewhere(emscripten));
for (let round = 0; round < rounds; round += 1) {
  const ours = await medianOf(runs, () => timeFiveEvents(host, elapsed));
  const bare = await timeElsewhere(bareNode);
  best.ours = Math.min(best.ours, ours);
  best.process = Math.min(best.process, bare);
  if (emscripten === null) continue;
  const there = await medianOf(runs, () => timeElsewhere(emscripten));
  best.emscripten = Math.min(best.emscripten, there);
}
await host.close();
bareNode.close();

const results = [
  {
    what: 'ms for a script of five events, median',
    value: best.ours,
    most: mostMs,
    failsAt: tenTimes,
  },
  {
    what: 'the same to a Node process for it',
    value: best.ours / best.process,
    most: 1 / 60,
    failsAt: 1,
  },
  ...(emscripten === null
    ? []
    : [
        {
          what: 'the same to quickjs-emscripten with a fresh context',
          value: best.ours / best.emscripten,
          most: 1,
          failsAt: 1,
        },
      ]),
];

for (const { what, value, most, failsAt } of results) {
  const verdict = value <= most ? 'ok' : 'missed';
  process.stdout.write(
    `${what.padEnd(64)}${value.toFixed(4)}  at most ${most.toFixed(4)}  ${verdict}\n`,
  );
  if (value > failsAt * most) process.exitCode = 1;
}
if (emscripten === null)
  process.stdout.write(
    `No comparison with quickjs-emscripten: ${howToInstall('quickjs-emscripten')}\n`,
  );
