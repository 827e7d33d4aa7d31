import type { ToolEvent } from '@/contracts/generated/tool-events';
import { overtimeGraceMs } from '@/foundation/limits';
import type { RunningAttempt, RunningAttempts } from '@/plan/running-attempts';
import { toolAttempt, type ToolAttempt, type ToolCall, type ToolRunner } from '@/plan/tool-runner';
import type { Clock } from '@/ports/clock';
import { freshInvocation, type Invocation } from '@/protocol/invocation';

export type AttemptSetting<Effect> = {
  readonly runner: ToolRunner<Effect>;
  readonly clock: Clock;
  /** Elapsed time at which the plan is over. */
  readonly deadline: number;
  readonly attempts: RunningAttempts;
};

/**
 * One attempt that ends, whatever its runner does: one that ignores its time or its signal is left
 * behind, and what it said until then is kept.
 */
export function attemptInTime<Effect>(
  call: ToolCall<Effect>,
  { runner, clock, deadline, attempts }: AttemptSetting<Effect>,
): Promise<ToolAttempt<Effect>> {
  return new Promise((resolve) => {
    const heard: ToolEvent[] = [];
    let isOver = false;
    const end = (): void => {
      isOver = true;
      attempts.end(attempt);
    };
    const attempt: RunningAttempt = {
      stop: new AbortController(),
      dueAt: Math.min(clock.elapsed() + call.timeoutMs + overtimeGraceMs, deadline),
      giveUp: (why) => {
        end();
        attempt.stop.abort();
        resolve(toolAttempt(leftBehind(why, heard)));
      },
    };
    const onEvent = (event: ToolEvent): void => {
      if (isOver) return;
      heard.push(event);
      call.onEvent(event);
    };
    const { tool, attempt: count, ordinal, dependencies, visibleEffects, timeoutMs } = call;
    const run = runner.run(
      { tool, attempt: count, ordinal, dependencies, visibleEffects, timeoutMs, onEvent },
      attempt.stop.signal,
    );
    attempts.begin(attempt);
    run.then(
      (made) => {
        end();
        resolve(made);
      },
      () => {
        end();
        resolve(run);
      },
    );
  });
}

function leftBehind(why: 'overtime' | 'cancelled', events: readonly ToolEvent[]): Invocation {
  const exit = {
    kind: 'exit',
    code: 1,
    reason: why === 'overtime' ? 'wall' : 'cancelled',
    message: 'it did not end when it had to',
  } as const;
  return { ...freshInvocation, events, exit };
}
