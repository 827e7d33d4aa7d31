import type { Surroundings } from '@/cli/kit/surroundings';

export type Metric = {
  readonly id: string;
  readonly value: number;
  readonly unit: 'ms' | 'ratio' | 'KB';
  readonly limit: number;
  readonly note: string;
};

export type Benchmark = {
  readonly name: string;
  run(surroundings: Surroundings, signal: AbortSignal): Promise<readonly Metric[]>;
};

/** The value below which the given share of the measurements lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
