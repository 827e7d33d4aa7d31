import type { FailureReason } from '@/contracts/generated/execution-result';
import type { Generation } from '@/plan/plan-until-done';
import type { PlanTrace } from '@/story/log/plan-trace';

/** One plan as the scene log keeps it (arch §2.6); `at` is the recorded clock, so that bytes repeat. */
export function planTrace({ plan, result, faults }: Generation<unknown>, at: number): PlanTrace {
  return {
    plan,
    at,
    success: result.success,
    failureReason: reasonOf(result.failureReason, faults),
    tools: result.toolResults.map(({ toolId, state, retryCount, error }) => ({
      toolId,
      state,
      retryCount,
      code: error?.code ?? null,
      error: error?.message ?? null,
    })),
  };
}

/** A plan that never ran has no tool that failed: what was wrong with it stands in its reason. */
function reasonOf(reason: FailureReason, faults: readonly string[]): string | null {
  return reason === null || faults.length === 0 ? reason : `${reason}: ${faults.join('; ')}`;
}
