import type { RetryPolicy } from '@/contracts/generated/plan-json';
import type { AssetEvent, ToolEvent } from '@/contracts/generated/tool-events';
import type { JsonObject } from '@/foundation/json';
import type { CheckedTool } from '@/plan/check-plan';
import { verdictOf, type Invocation, type Verdict } from '@/protocol/invocation';

export type ToolCall<Effect> = {
  readonly tool: CheckedTool;
  readonly attempt: number;
  /** Which of several equal calls of the plan this is, so that two equal rolls do not show the same dice. */
  readonly ordinal: number;
  readonly dependencies: Readonly<Record<string, JsonObject | null>>;
  /** What the tools this one depends on have done, not yet committed. */
  readonly visibleEffects: readonly Effect[];
  /** Its own limit, or what the plan has left if that is less. */
  readonly timeoutMs: number;
  /** Told each event as the script says it. */
  readonly onEvent: (event: ToolEvent) => void;
};

/** A file that a script announced and that somebody has looked at; `refused` says why it was not taken. */
export type AnnouncedAsset = { readonly event: AssetEvent; readonly refused: string | null };

export type ToolAttempt<Effect> = {
  readonly invocation: Invocation;
  readonly verdict: Verdict;
  readonly effects: readonly Effect[];
  /** What is not among them was not looked at, and counts for nothing. */
  readonly files?: readonly AnnouncedAsset[];
};

/** Judged here and nowhere else: whoever looks at the attempt later sees the same verdict. */
export function toolAttempt<Effect>(
  invocation: Invocation,
  effects: readonly Effect[] = [],
): ToolAttempt<Effect> {
  return { invocation, verdict: verdictOf(invocation), effects };
}

/** What a plan needs to know of the skill behind a path. */
export type SkillOfTool = {
  readonly name: string;
  readonly retryPolicy: RetryPolicy;
  /** How long this script may take; null where its manifest does not say. */
  readonly timeoutMs: number | null;
};

/** What the executor needs of skills and hosts; the engine joins them. */
export interface ToolRunner<Effect> {
  /** Never rejects for what a script does. One that ignores its time or its signal is not waited for. */
  run(call: ToolCall<Effect>, signal: AbortSignal): Promise<ToolAttempt<Effect>>;
  /** Null when nothing of that name is installed. */
  skillOf(toolPath: string): SkillOfTool | null;
}
