import type { RunLimits } from '@/foundation/run-limits';
import type { ToolRunner } from '@/plan/tool-runner';
import type { Clock } from '@/ports/clock';

/** What running a plan takes. */
export type ExecutionContext<Effect> = {
  readonly runner: ToolRunner<Effect>;
  readonly clock: Clock;
  readonly limits: PlanLimits;
};

export type PlanLimits = Pick<RunLimits, 'scriptMs' | 'planMs' | 'scriptsAtOnce'>;
