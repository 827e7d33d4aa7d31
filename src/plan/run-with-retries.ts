import type { LogEvent, ToolEvent } from '@/contracts/generated/tool-events';
import { defaultBackoffMs, maxRetries } from '@/foundation/limits';
import { attemptInTime, type AttemptSetting } from '@/plan/attempt-in-time';
import type { CheckedTool } from '@/plan/check-plan';
import type { ToolProgress } from '@/plan/tool-progress';
import type { SkillOfTool, ToolAttempt, ToolCall } from '@/plan/tool-runner';

export type RunSetting<Effect> = AttemptSetting<Effect> & {
  readonly say: (progress: ToolProgress) => void;
  /** For a script whose skill names no time. */
  readonly scriptMs: number;
  /** Skills that ran out of time in this plan. One that hangs is not waited for twice over in each of its tools. */
  readonly hanging: Set<string>;
};

type LastAttempt<Effect> = {
  readonly made: ToolAttempt<Effect>;
  readonly retryCount: number;
  /** How long it was allowed to take. */
  readonly timeoutMs: number;
};

/** Delay before retry n is backoff × 2^(n−1) (arch §2.2.1). */
function backoffDelay(retry: number, backoffMs: number): number {
  return backoffMs * 2 ** (retry - 1);
}

/** Runs a tool until it succeeds, its retries are used up, or trying again is pointless. */
export async function runWithRetries<Effect>(
  call: Omit<ToolCall<Effect>, 'attempt' | 'timeoutMs' | 'onEvent'>,
  setting: RunSetting<Effect>,
  signal: AbortSignal,
): Promise<LastAttempt<Effect>> {
  const { runner, clock, deadline } = setting;
  const { toolId } = call.tool;
  const skill = runner.skillOf(call.tool.toolPath);
  const policy = policyOf(call.tool, skill);
  const say = (attempt: number, event: ToolEvent | null): void => {
    setting.say({ type: 'activity', toolId, state: 'running', attempt, event });
  };
  for (let attempt = 1; ; attempt += 1) {
    const timeLeftMs = Math.max(0, deadline - clock.elapsed());
    const timeoutMs = Math.min(skill?.timeoutMs ?? setting.scriptMs, timeLeftMs);
    say(attempt, null);
    if (attempt === 1 && policy.asked > maxRetries) say(attempt, clampedRetries(policy.asked));
    const onEvent = (event: ToolEvent): void => {
      say(attempt, event);
    };
    const { tool, ordinal, dependencies, visibleEffects } = call;
    const made = await attemptInTime(
      { tool, attempt, ordinal, dependencies, visibleEffects, timeoutMs, onEvent },
      setting,
    );
    const { verdict } = made;
    const retryCount = attempt - 1;
    const last = { made, retryCount, timeoutMs };
    if (verdict.ok || !verdict.error.isWorthRetrying) return last;
    const isHanging = skill !== null && setting.hanging.has(skill.name);
    if (retryCount >= (isHanging ? 0 : policy.maxRetries)) {
      if (skill !== null && verdict.error.category === 'timeout') setting.hanging.add(skill.name);
      return last;
    }
    const pause = backoffDelay(attempt, policy.backoffMs);
    if (signal.aborted || clock.elapsed() + pause >= deadline) return last;
    if ((await clock.sleep(pause, signal)) === 'aborted') return last;
  }
}

/** The plan's policy, else the skill's, else the default; never more retries than the limit. */
function policyOf(tool: CheckedTool, skill: SkillOfTool | null) {
  const own = skill?.retryPolicy ?? {};
  const asked = tool.retryPolicy.maxRetries ?? own.maxRetries ?? maxRetries;
  return {
    asked,
    maxRetries: Math.min(asked, maxRetries),
    backoffMs: tool.retryPolicy.backoffMs ?? own.backoffMs ?? defaultBackoffMs,
  };
}

/** Told beside what the script says, and not part of its trace. */
function clampedRetries(asked: number): LogEvent {
  const message = `maxRetries ${asked} counts as ${maxRetries}, the most there are`;
  return { version: '0', type: 'log', level: 'warn', message };
}
