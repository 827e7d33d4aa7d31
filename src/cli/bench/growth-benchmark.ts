import { availableParallelism } from 'node:os';
import path from 'node:path';

import { percentile, type Benchmark } from '@/cli/bench/benchmark';
import { playRandomly } from '@/cli/bench/play-randomly';
import { openScriptHost } from '@/cli/open-node-engine';
import { Engine } from '@/engine/engine';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { openSqliteDatabase } from '@/hosts/node/sqlite-database';
import { systemClock } from '@/hosts/node/system-clock';
import { systemRandom } from '@/hosts/node/system-random';
import type { FileStore } from '@/ports/file-store';

const scenes = 1_000;
const sample = 60;
const warmUp = 150;
/** Turns around scene 20. */
const early = { from: 8, to: 32 } as const;

/** Whether a long story gets slower: late turns against early ones of an endless road. */
export const growthBenchmark: Benchmark = {
  name: 'growth',
  async run(surroundings, signal) {
    const database = openSqliteDatabase(':memory:');
    const scripts = openScriptHost(surroundings);
    try {
      const engine = await Engine.create(
        {
          database,
          scripts,
          campaigns: endlessRoad(),
          skills: folderFileStore(path.join(surroundings.root, 'skills')),
          clock: systemClock,
          random: systemRandom,
          cores: availableParallelism(),
        },
        signal,
      );
      if (!engine.ok) throw engine.error;
      const parts = { engine: engine.value, clock: systemClock };
      const walk = { campaign: 'endless-road', seed: 1, mostScenes: scenes };
      // The first turns of all warm the machine up; they are not the measure of an early turn.
      await playRandomly(parts, { ...walk, seed: 2, mostScenes: warmUp }, signal);
      const times = await playRandomly(parts, walk, signal);
      // What a turn costs when nothing else disturbs it: a busy machine slows some turns, not all.
      const soon = percentile(times.slice(early.from, early.to), 0.25);
      const late = percentile(times.slice(-sample), 0.25);
      return [
        {
          id: 'late-turn-to-early-turn',
          value: late / soon,
          unit: 'ratio',
          limit: 1.3,
          note: `around scene ${String(scenes)} (${late.toFixed(1)} ms) and scene 20 (${soon.toFixed(1)} ms)`,
        },
      ];
    } finally {
      await scripts.close();
      await database.close();
    }
  },
};

/** A campaign without an end, made on the spot; as much of it fits a late scene as an early one. */
function endlessRoad(): FileStore {
  const passages = Array.from({ length: scenes * 2 }, (_, index) => {
    const n = String(index);
    const scene = Math.floor(index / 2);
    const isOutcome = index % 2 === 0;
    return `## mile-${n}\npart: ${isOutcome ? 'outcome' : 'pressure'}\nif: scene_count >= ${String(scene - 5)} and scene_count <= ${String(scene + 5)}\n${isOutcome ? 'intent: [wait, move, look]\n' : ''}\nMilestone ${n} stands in the verge with its number cut away and a boot print ${n} beside it. Somebody has left ${n} plums on a cloth for whoever comes next.\n`;
  });
  const files: Readonly<Record<string, string>> = {
    'endless-road/manifest.json': JSON.stringify({ title: 'Endless Road', version: '1.0.0' }),
    'endless-road/world/places.json': JSON.stringify({
      places: [
        { id: 'north', name: 'the north road', exits: ['south'] },
        { id: 'south', name: 'the south road', exits: ['north'] },
      ],
    }),
    'endless-road/plot/passages/road.md': passages.join('\n'),
  };
  return {
    readText: (file) => Promise.resolve(files[file] ?? null),
    list: (folder) =>
      Promise.resolve(
        Object.keys(files).filter((file) => folder === '' || file.startsWith(`${folder}/`)),
      ),
  };
}
