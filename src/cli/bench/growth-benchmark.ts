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

const scenes = 400;
const sample = 60;

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
      const walk = { campaign: 'endless-road', seed: 1, mostScenes: scenes };
      const times = await playRandomly({ engine: engine.value, clock: systemClock }, walk, signal);
      // The first turns also warm the machine up; they are not the measure of an early turn.
      const early = percentile(times.slice(20, 20 + sample), 0.5);
      const late = percentile(times.slice(-sample), 0.5);
      return [
        {
          id: 'late-turn-to-early-turn',
          value: late / early,
          unit: 'ratio',
          limit: 3,
          note: `around scene ${String(scenes)} (${late.toFixed(1)} ms) and scene 50 (${early.toFixed(1)} ms)`,
        },
      ];
    } finally {
      await scripts.close();
      await database.close();
    }
  },
};

/** A campaign without an end, made on the spot. */
function endlessRoad(): FileStore {
  const passages = Array.from({ length: scenes * 2 }, (_, index) => {
    const n = String(index);
    return `## mile-${n}\npart: ${index % 2 === 0 ? 'outcome' : 'pressure'}\n${index % 2 === 0 ? 'intent: [wait, move, look]\n' : ''}\nMilestone ${n} stands in the verge with its number cut away and a boot print ${n} beside it. Somebody has left ${n} plums on a cloth for whoever comes next.\n`;
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
