import type { RetryPolicy } from '@/contracts/generated/plan-json';
import type { JsonObject } from '@/foundation/json';
import type { CheckedTool } from '@/plan/check-plan';
import type { Invocation } from '@/protocol/invocation';

export type ToolCall<Effect> = {
  readonly tool: CheckedTool;
  readonly attempt: number;
  /** Which of several equal calls of the plan this is, so that two equal rolls do not show the same dice. */
  readonly ordinal: number;
  readonly dependencies: Readonly<Record<string, JsonObject | null>>;
  /** What the tools this one depends on have done, not yet committed. */
  readonly visibleEffects: readonly Effect[];
  readonly timeLeftMs: number;
};

export type ToolAttempt<Effect> = {
  readonly invocation: Invocation;
  readonly effects: readonly Effect[];
  /** How long it was allowed to take. */
  readonly timeoutMs: number;
};

/** What the executor needs of skills and hosts; the engine joins them. */
export interface ToolRunner<Effect> {
  /** Never rejects for what a script does. */
  run(call: ToolCall<Effect>, signal: AbortSignal): Promise<ToolAttempt<Effect>>;
  /** The skill behind a path, for `disabledSkills`, and its own retry policy. */
  skillOf(toolPath: string): { readonly name: string; readonly retryPolicy: RetryPolicy } | null;
}
