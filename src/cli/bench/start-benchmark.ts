import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { percentile, type Benchmark } from '@/cli/bench/benchmark';

const runs = 7;
const firstSentenceLimitMs = 600;

/** From the shell to the first sentence of a new story. */
export const startBenchmark: Benchmark = {
  name: 'start',
  async run({ root }) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'narratoria-bench-'));
    const times: number[] = [];
    const bare: number[] = [];
    try {
      for (let run = 0; run < runs; run += 1) {
        const data = path.join(folder, String(run));
        times.push(
          await untilOutput(
            [path.join(root, 'bin/narratoria'), 'play', '--data', data],
            '"sentence"',
          ),
        );
        bare.push(await untilOutput(['-e', 'console.log("bare")'], 'bare'));
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const median = percentile(times, 0.5);
    return [
      {
        id: 'first-sentence',
        value: median,
        unit: 'ms',
        limit: firstSentenceLimitMs,
        note: `median of ${String(runs)} starts`,
      },
      {
        id: 'first-sentence-to-bare-node',
        value: median / percentile(bare, 0.5),
        unit: 'ratio',
        limit: 8,
        note: 'against starting Node and printing one word',
      },
    ];
  },
};

function untilOutput(parameters: readonly string[], awaited: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const scripted =
      parameters[0] === '-e' ? [] : ['--new', '--scenes', '1', '--choose', 'random', '--json'];
    const child = spawn(process.execPath, [...parameters, ...scripted], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let seen = '';
    let at: number | null = null;
    child.stdout.on('data', (chunk: Buffer) => {
      seen += chunk.toString('utf8');
      if (at === null && seen.includes(awaited)) at = performance.now() - started;
    });
    child.on('error', reject);
    child.on('exit', () => {
      if (at === null) reject(new Error(`${parameters.join(' ')} never printed ${awaited}`));
      else resolve(at);
    });
  });
}
