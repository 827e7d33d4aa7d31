import { percentile, type Benchmark } from '@/cli/bench/benchmark';
import { openScriptHost } from '@/cli/kit/open-node-engine';
import { runHello } from '@/cli/kit/run-hello';

const warmRuns = 200;

/** One small script in a fresh runtime: the first of a session, and those after it. */
export const scriptBenchmark: Benchmark = {
  name: 'script',
  async run(surroundings, signal) {
    const scripts = openScriptHost(surroundings);
    const timed = async (): Promise<number> => {
      const started = performance.now();
      await runHello(scripts, signal);
      return performance.now() - started;
    };
    try {
      const cold = await timed();
      const warm: number[] = [];
      for (let run = 0; run < warmRuns; run += 1) warm.push(await timed());
      const median = percentile(warm, 0.5);
      return [
        {
          id: 'script-cold',
          value: cold,
          unit: 'ms',
          limit: 250,
          note: 'compiles the runtime and starts a thread',
        },
        {
          id: 'script-warm',
          value: median,
          unit: 'ms',
          limit: 2,
          note: `median of ${String(warmRuns)}`,
        },
        {
          id: 'warm-to-cold',
          value: median / cold,
          unit: 'ratio',
          limit: 0.25,
          note: 'a fresh runtime must not cost a start',
        },
      ];
    } finally {
      await scripts.close();
    }
  },
};
