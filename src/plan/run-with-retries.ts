import { defaultBackoffMs, maxRetries } from '@/foundation/limits';
import type { Clock } from '@/ports/clock';
import type { CheckedTool } from '@/plan/check-plan';
import type { ToolAttempt, ToolCall, ToolRunner } from '@/plan/tool-runner';
import { verdictOf } from '@/protocol/invocation';

export type RunSetting<Effect> = {
  readonly runner: ToolRunner<Effect>;
  readonly clock: Clock;
  /** Elapsed time at which nothing more is started. */
  readonly deadline: number;
};

/** Delay before retry n is backoff × 2^(n−1) (arch §2.2.1). */
function backoffDelay(retry: number, backoffMs: number): number {
  return backoffMs * 2 ** (retry - 1);
}

/** Runs a tool until it succeeds, its retries are used up, or trying again is pointless. */
export async function runWithRetries<Effect>(
  call: Omit<ToolCall<Effect>, 'attempt' | 'timeLeftMs'>,
  setting: RunSetting<Effect>,
  signal: AbortSignal,
): Promise<ToolAttempt<Effect> & { readonly retryCount: number }> {
  const { runner, clock, deadline } = setting;
  const policy = policyOf(call.tool, runner);
  for (let attempt = 1; ; attempt += 1) {
    const timeLeftMs = Math.max(0, deadline - clock.elapsed());
    const made = await runner.run({ ...call, attempt, timeLeftMs }, signal);
    const verdict = verdictOf(made.invocation);
    const retryCount = attempt - 1;
    if (verdict.ok || !verdict.error.isWorthRetrying || retryCount >= policy.maxRetries)
      return { ...made, retryCount };
    const pause = backoffDelay(attempt, policy.backoffMs);
    if (signal.aborted || clock.elapsed() + pause >= deadline) return { ...made, retryCount };
    if ((await clock.sleep(pause, signal)) === 'aborted') return { ...made, retryCount };
  }
}

/** The plan's policy, else the skill's, else the default; never more retries than the limit. */
function policyOf(
  tool: CheckedTool,
  runner: ToolRunner<unknown>,
): { readonly maxRetries: number; readonly backoffMs: number } {
  const own = runner.skillOf(tool.toolPath)?.retryPolicy ?? {};
  return {
    maxRetries: Math.min(tool.retryPolicy.maxRetries ?? own.maxRetries ?? maxRetries, maxRetries),
    backoffMs: tool.retryPolicy.backoffMs ?? own.backoffMs ?? defaultBackoffMs,
  };
}
