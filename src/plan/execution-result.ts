import type { AssetEvent, ToolEvent } from '@/contracts/generated/tool-events';
import type { ToolId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';
import type { ToolError } from '@/protocol/invocation';

export type ToolState = 'success' | 'failed' | 'skipped' | 'timeout';

export type ToolResult = {
  readonly toolId: ToolId;
  readonly toolPath: string;
  readonly ok: boolean;
  readonly state: ToolState;
  readonly output: JsonObject;
  readonly events: readonly ToolEvent[];
  readonly executionTimeMs: number;
  readonly retryCount: number;
  readonly error: ToolError | null;
};

export type FailureReason =
  'tool_failure' | 'circular_dependency' | 'timeout' | 'invalid_json' | 'protocol_violation';

/** The full trace of a plan (arch §2.2.4). */
export type ExecutionResult = {
  readonly planId: string;
  readonly success: boolean;
  readonly canReplan: boolean;
  readonly failureReason: FailureReason | null;
  readonly failedTools: readonly ToolId[];
  readonly disabledSkills: readonly string[];
  readonly toolResults: readonly ToolResult[];
  readonly aggregatedState: JsonObject;
  readonly aggregatedAssets: readonly AssetEvent[];
  readonly narrative: string | null;
  readonly executionTimeMs: number;
  readonly attemptNumber: number;
};

/** Shown while it happens. */
export type ToolProgress = {
  readonly toolId: ToolId;
  readonly state: 'running' | ToolState;
  readonly ms: number;
};
