import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { percentile, type Benchmark } from '@/cli/bench/benchmark';
import { playRandomly } from '@/cli/bench/play-randomly';
import { openNodeEngine } from '@/cli/open-node-engine';

const stories = 8;
const turnLimitMs = 40;

/** Whole turns of the bundled story without a model, on a real disk. */
export const turnBenchmark: Benchmark = {
  name: 'turn',
  async run(surroundings, signal) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'narratoria-bench-'));
    const node = await openNodeEngine(surroundings, folder, signal);
    try {
      const [campaign = ''] = await node.engine.campaignIds(signal);
      const times: number[] = [];
      for (let seed = 1; seed <= stories; seed += 1)
        times.push(...(await playRandomly(node, { campaign, seed, mostScenes: 40 }, signal)));
      const p95 = percentile(times, 0.95);
      const note = `${String(times.length)} turns`;
      return [
        { id: 'turn-p50', value: percentile(times, 0.5), unit: 'ms', limit: turnLimitMs, note },
        { id: 'turn-p95', value: p95, unit: 'ms', limit: turnLimitMs, note },
      ];
    } finally {
      await node.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
