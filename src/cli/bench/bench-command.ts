import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import type { Benchmark, Metric } from '@/cli/bench/benchmark';
import { growthBenchmark } from '@/cli/bench/growth-benchmark';
import { plannerBenchmark } from '@/cli/bench/planner-benchmark';
import { scriptBenchmark } from '@/cli/bench/script-benchmark';
import { storeBenchmark } from '@/cli/bench/store-benchmark';
import { startBenchmark } from '@/cli/bench/start-benchmark';
import { turnBenchmark } from '@/cli/bench/turn-benchmark';
import type { Output } from '@/cli/kit/output';
import type { Surroundings } from '@/cli/kit/surroundings';

const benchmarks: readonly Benchmark[] = [
  startBenchmark,
  turnBenchmark,
  plannerBenchmark,
  growthBenchmark,
  scriptBenchmark,
  storeBenchmark,
];

/** A shared machine can be slow for a while: a time fails only when it is a hang, ten times over its limit. */
const hangFactor = 10;

export type BenchRequest = {
  readonly surroundings: Surroundings;
  readonly output: Output;
  readonly names: readonly string[];
};

/** `narratoria bench` */
export async function benchCommand(
  { surroundings, output, names }: BenchRequest,
  signal: AbortSignal,
): Promise<ExitCode> {
  const unknown = names.find((name) => !benchmarks.some((benchmark) => benchmark.name === name));
  if (unknown !== undefined)
    throw new CliFault(
      `There is no benchmark called "${unknown}"; there are: ${benchmarks.map(({ name }) => name).join(', ')}.`,
      exitCode.usage,
    );
  let isMissed = false;
  for (const benchmark of benchmarks) {
    const { name } = benchmark;
    if (names.length > 0 && !names.includes(name)) continue;
    const metrics = await benchmark.run(surroundings, signal);
    // Half a measurement is none.
    if (signal.aborted) return exitCode.interrupted;
    isMissed ||= metrics.some(isFailure);
    if (output.options.json) output.json({ name, metrics: metrics.map(metricJson) });
    else for (const metric of metrics) output.result(row(name, metric));
  }
  return isMissed ? exitCode.bad : exitCode.done;
}

function isFailure({ value, limit, unit }: Metric): boolean {
  return value > (unit === 'ms' ? limit * hangFactor : limit);
}

function metricJson({ id, value, unit, limit, note }: Metric): unknown {
  return { id, value: rounded(value), unit, limit, ok: value <= limit, note };
}

function row(name: string, { id, value, unit, limit, note }: Metric): string {
  const verdict = value <= limit ? 'ok' : 'missed';
  const shown = `${String(rounded(value))} ${unit}`.padEnd(14);
  return `${name.padEnd(8)}${id.padEnd(30)}${shown}limit ${String(limit).padEnd(6)}${verdict.padEnd(8)}${note}`;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
