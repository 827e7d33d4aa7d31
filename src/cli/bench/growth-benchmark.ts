import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { percentile, type Benchmark, type Metric } from '@/cli/bench/benchmark';
import { endlessRoad } from '@/cli/bench/endless-road';
import { playRandomly } from '@/cli/bench/play-randomly';
import { openScriptHost } from '@/cli/kit/open-node-engine';
import { Engine } from '@/engine/engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { openSqliteDatabase } from '@/hosts/node/database/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';
import { systemRandom } from '@/hosts/node/system-random';

const scenes = 1_000;
const sample = 60;
const warmUp = 150;
/** Turns around scene 20. */
const early = { from: 8, to: 32 } as const;
/** From here on memory is compared: everything that is loaded once is there. */
const settled = 200;
const sceneLimitKilobytes = 25;

/** A machine that others use too is slower for half a minute now and then; a story that grows is slow each time. */
const mostRuns = 3;

/** Whether a long story gets slower or larger: late turns against early ones of an endless road. */
export const growthBenchmark: Benchmark = {
  name: 'growth',
  async run(surroundings, signal) {
    let metrics = await measured(surroundings, signal);
    for (let runs = 1; runs < mostRuns && metrics.some(isOver); runs += 1)
      metrics = await measured(surroundings, signal);
    return metrics;
  },
};

function isOver({ value, limit }: Metric): boolean {
  return value > limit;
}

async function measured(
  ...[surroundings, signal]: Parameters<Benchmark['run']>
): Promise<readonly Metric[]> {
  const database = openSqliteDatabase(':memory:');
  const scripts = openScriptHost(surroundings);
  try {
    const engine = await Engine.create(
      {
        storage: { database },
        content: {
          campaigns: endlessRoad(scenes),
          skills: folderFileStore(path.join(surroundings.root, 'skills')),
        },
        compute: { scripts, cores: availableParallelism() },
        device: { clock: systemClock, random: systemRandom },
      },
      signal,
    );
    if (!engine.ok) throw engine.error;
    const parts = { engine: engine.value, clock: systemClock };
    const walk = { campaign: 'endless-road', seed: 1, mostScenes: scenes };
    // The first turns of all warm the machine up; they are not the measure of an early turn.
    await playRandomly(parts, { ...walk, seed: 2, mostScenes: warmUp }, signal);
    const heap = new Map<number, number>();
    const onScene = (scene: number): void => {
      if (scene === settled || scene === scenes) heap.set(scene, heapKilobytes());
    };
    const times = await playRandomly(parts, { ...walk, onScene }, signal);
    const again = await playRandomly(parts, { ...walk, seed: 3, mostScenes: early.to }, signal);
    const grown = ((heap.get(scenes) ?? 0) - (heap.get(settled) ?? 0)) / (scenes - settled);
    return [
      slowing(times, again),
      {
        id: 'memory-of-a-scene',
        value: grown,
        unit: 'KB',
        limit: sceneLimitKilobytes,
        note: `from scene ${String(settled)} to ${String(scenes)}: the log of the story is in memory`,
      },
    ];
  } finally {
    await scripts.close();
    await database.close();
  }
}

/** What a turn costs when nothing else disturbs it: a busy machine slows some turns, not all. */
function slowing(times: readonly number[], again: readonly number[]): Metric {
  const soon = Math.min(
    ...[times, again].map((walk) => quartile(walk.slice(early.from, early.to))),
  );
  // Twice, as the early turns: a pause of the machine in one of them is no growth.
  const late = Math.min(
    quartile(times.slice(-sample)),
    quartile(times.slice(-2 * sample, -sample)),
  );
  return {
    id: 'late-turn-to-early-turn',
    value: late / soon,
    unit: 'ratio',
    limit: 1.3,
    note: `around scene ${String(scenes)} (${late.toFixed(1)} ms) and scene 20 (${soon.toFixed(1)} ms)`,
  };
}

function quartile(times: readonly number[]): number {
  return percentile(times, 0.25);
}

/** What is still in use; what only waits to be thrown away does not count. */
function heapKilobytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed / 1024;
}
