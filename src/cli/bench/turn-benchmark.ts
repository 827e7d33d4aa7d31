import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { percentile, type Benchmark } from '@/cli/bench/benchmark';
import { playRandomly } from '@/cli/bench/play-randomly';
import { openNodeEngine } from '@/cli/kit/open-node-engine';

const stories = 8;
const turnLimitMs = 40;

/** Tools whose time is told by itself, with the longest each may take. */
const timedTools = [
  { id: 'queries-p95', tools: ['perception', 'reputation'], limit: 10 },
  { id: 'choices-p95', tools: ['choices'], limit: 100 },
] as const;

/** Whole turns of the bundled story without a model, on a real disk. */
export const turnBenchmark: Benchmark = {
  name: 'turn',
  async run(surroundings, signal) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'narratoria-bench-'));
    const node = await openNodeEngine(surroundings, folder, signal);
    try {
      const [campaign = ''] = await node.engine.campaignIds(signal);
      const times: number[] = [];
      const ofTools = new Map<string, number[]>();
      const onTool = (toolId: string, ms: number): void => {
        ofTools.set(toolId, [...(ofTools.get(toolId) ?? []), ms]);
      };
      for (let seed = 1; seed <= stories; seed += 1) {
        const walk = { campaign, seed, mostScenes: 40, onTool };
        times.push(...(await playRandomly(node, walk, signal)));
      }
      const p95 = percentile(times, 0.95);
      const note = `${String(times.length)} turns`;
      return [
        { id: 'turn-p50', value: percentile(times, 0.5), unit: 'ms', limit: turnLimitMs, note },
        { id: 'turn-p95', value: p95, unit: 'ms', limit: turnLimitMs, note },
        ...timedTools.map(({ id, tools, limit }) => {
          const took = tools.flatMap((tool) => ofTools.get(tool) ?? []);
          const value = percentile(took, 0.95);
          return { id, value, unit: 'ms', limit, note: `${String(took.length)} runs` } as const;
        }),
      ];
    } finally {
      await node.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
