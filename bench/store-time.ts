import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { percentile } from '@/cli/bench/benchmark';
import { playRandomly } from '@/cli/bench/play-randomly';
import { openNodeEngine } from '@/cli/kit/open-node-engine';
import type { Engine } from '@/engine/engine';
import { systemClock } from '@/hosts/node/system-clock';

// What the store does in a turn beside the two syncs that a turn cannot be kept without: at most 1.5 ms.
// In a folder of memory a sync costs nothing, so all the time that is left is other work: statements,
// hashes, the log, the witness. And what five pieces of context cost in a story of 2,000 memories. Red
// at ten times either.
const bestTurnMs = 1.5;
const bestContextMs = 200;
const hangFactor = 10;
const stories = 12;
const memories = 2_000;
const memoryFolder = '/dev/shm';

const never = new AbortController().signal;
const root = path.resolve(process.argv[1] ?? '', '../..');
const parent = existsSync(memoryFolder) ? memoryFolder : os.tmpdir();
const folder = mkdtempSync(path.join(parent, 'narratoria-store-'));

/** Whatever the engine asks of the store while it tells a scene, in milliseconds a turn. */
function watchTurns({ store }: Engine): readonly number[] {
  const turns: number[] = [];
  let spent = 0;
  const timed =
    <Asked extends readonly unknown[], T>(ask: (...asked: Asked) => Promise<T>) =>
    async (...asked: Asked): Promise<T> => {
      const started = performance.now();
      const answer = await ask(...asked);
      spent += performance.now() - started;
      return answer;
    };
  const commitWords = timed(store.commitWords.bind(store));
  Object.assign(store, {
    storageOf: timed(store.storageOf.bind(store)),
    commitOutcome: timed(store.commitOutcome.bind(store)),
    commitWords: async (...asked: Parameters<typeof commitWords>) => {
      await commitWords(...asked);
      turns.push(spent);
      spent = 0;
    },
  });
  return turns;
}

async function turnTimes(engine: Engine, campaign: string): Promise<readonly number[]> {
  const turns = watchTurns(engine);
  for (let seed = 1; seed <= stories; seed += 1)
    await playRandomly({ engine, clock: systemClock }, { campaign, seed, mostScenes: 40 }, never);
  return turns.slice(turns.length / stories);
}

async function contextTimes(engine: Engine): Promise<readonly number[]> {
  const [newest] = await engine.stories(never);
  if (newest === undefined) throw new Error('No story was played.');
  const session = await engine.open(newest.id, never);
  if (!session.ok) throw new Error(session.error.message);
  const { memory, reputation, perception, session: visits } = session.value.records;
  for (let number = 0; number < memories; number += 1)
    await memory.store(
      {
        summary: `Person ${String(number % 50)} carried lamp ${String(number)} past the mill.`,
        characters: [`person-${String(number % 50)}`],
        about: null,
        location: `place-${String(number % 20)}`,
        significance: 'low',
        kind: null,
      },
      never,
    );
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const started = performance.now();
    await Promise.all([
      memory.semanticSearch({ query: 'the lamp at the mill' }, never),
      memory.exactMatch({ character: 'person-7' }, never),
      reputation.exactMatch({}, never),
      perception.exactMatch({}, never),
      visits.exactMatch({}, never),
    ]);
    times.push(performance.now() - started);
  }
  return times;
}

/** The lower quartile is what it costs when nothing else disturbs it: a busy machine slows some, not all. */
function report(what: string, times: readonly number[], bestMs: number): void {
  const [quartile, median] = [percentile(times, 0.25), percentile(times, 0.5)];
  const verdict = quartile <= bestMs ? 'ok' : 'missed';
  process.stdout.write(
    `${what}: lower quartile ${quartile.toFixed(2)} ms, median ${median.toFixed(2)} ms of ${String(times.length)}, bar ${String(bestMs)} ms, ${verdict}\n`,
  );
  if (median > hangFactor * bestMs) process.exitCode = 1;
}

const workerFile = path.join(folder, 'script-worker.mjs');
const builder = pathToFileURL(path.join(root, 'scripts/build-script-worker.mjs')).href;
type Builder = { readonly buildScriptWorker: (file: string) => Promise<void> };
await ((await import(builder)) as Builder).buildScriptWorker(workerFile);
const node = await openNodeEngine(
  { root, version: 'bench', workerFile, argv: [] },
  path.join(folder, 'data'),
  never,
);
try {
  const [campaign = ''] = await node.engine.campaignIds(never);
  const where =
    parent === memoryFolder ? 'beside its syncs' : 'with its syncs: no folder of memory';
  report(`the store in a turn, ${where}`, await turnTimes(node.engine, campaign), bestTurnMs);
  report(
    `five pieces of context of ${String(memories)} memories`,
    await contextTimes(node.engine),
    bestContextMs,
  );
} finally {
  await node.close();
  rmSync(folder, { recursive: true, force: true });
}
