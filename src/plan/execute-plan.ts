import type { ExecutionResult } from '@/contracts/generated/execution-result';
import type { NarratoriaFault } from '@/foundation/narratoria-fault';
import { aggregateResults } from '@/plan/aggregate-results';
import type { CheckedPlan } from '@/plan/check-plan';
import type { ExecutionContext } from '@/plan/execution-context';
import { planFault } from '@/plan/name-fault';
import { RunningAttempts } from '@/plan/running-attempts';
import type { ToolProgress } from '@/plan/tool-progress';
import { ToolsOfPlan } from '@/plan/tools-of-plan';

export type Execution<Effect> = {
  readonly result: ExecutionResult;
  /** Null when the plan succeeded. */
  readonly fault: NarratoriaFault | null;
  /** Of the tools that succeeded, in dependency order; nothing is written before the turn commits. */
  readonly effects: readonly Effect[];
};

/**
 * Runs a checked plan to its end (arch §2.2.3): a failed required tool stops its dependents, an
 * optional one hands them null, independent tools always run. Ends by the plan's deadline, and soon
 * after the signal. What comes of it does not depend on who ends first.
 */
export async function* executePlan<Effect>(
  plan: CheckedPlan,
  context: ExecutionContext<Effect>,
  signal: AbortSignal,
): AsyncGenerator<ToolProgress, Execution<Effect>> {
  const { clock, runner } = context;
  const started = clock.elapsed();
  const attempts = new RunningAttempts(clock);
  const cancel = (): void => {
    void attempts.cancel();
  };
  signal.addEventListener('abort', cancel);
  const tools = new ToolsOfPlan(plan, { ...context, attempts }, signal);
  // eslint-disable-next-line no-restricted-syntax -- because a reader who leaves must not leave scripts running
  try {
    for (const { toolId } of plan.tools)
      yield { type: 'activity', toolId, state: 'pending', attempt: 0, event: null };
    while (tools.goOn() === 'running') for (const said of await tools.feed.heard()) yield said;
  } finally {
    signal.removeEventListener('abort', cancel);
    attempts.close();
  }
  const ends = tools.ended.inOrder();
  const executionTimeMs = clock.elapsed() - started;
  const circumstances = { runner, executionTimeMs, isCancelled: signal.aborted };
  const result = aggregateResults(plan, ends, circumstances);
  return { result, fault: planFault(result), effects: ends.flatMap((each) => each.effects) };
}
