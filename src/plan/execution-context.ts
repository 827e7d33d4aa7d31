import type { ToolRunner } from '@/plan/tool-runner';
import type { Clock } from '@/ports/clock';

/** What running a plan takes. */
export type ExecutionContext<Effect> = {
  readonly runner: ToolRunner<Effect>;
  readonly clock: Clock;
  /** Scripts of a parallel plan that may run at once. */
  readonly concurrency: number;
  readonly timeoutMs?: number;
};
