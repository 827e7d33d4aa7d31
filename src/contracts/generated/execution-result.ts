// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';
import type { ToolEvent } from './tool-events';

/**
 * Why the plan failed; null when it succeeded.
 */
export type FailureReason =
  'tool_failure' | 'circular_dependency' | 'timeout' | 'invalid_json' | 'protocol_violation' | null;
/**
 * What came of one tool.
 */
export type ToolResult = ToolRun & ToolVerdict;
/**
 * Whether a tool succeeded, and if not, why.
 */
export type ToolVerdict = SucceededTool | FailedTool | SkippedTool;
/**
 * What kind of failure it was.
 */
export type ToolErrorCategory =
  'tool_failure' | 'circular_dependency' | 'timeout' | 'invalid_json' | 'process_error';
/**
 * What came of running one plan, tool by tool.
 */
export type ExecutionResult = {
  /**
   * requestId of the plan.
   */
  readonly planId: string;
  /**
   * Whether every required tool succeeded.
   */
  readonly success: boolean;
  /**
   * Whether another plan should be tried: this one failed, was not cancelled, and was not the fifth.
   */
  readonly canReplan: boolean;
  readonly failureReason: FailureReason;
  /**
   * Tools that failed or timed out, optional ones too; skipped ones are not listed.
   */
  readonly failedTools: readonly string[];
  /**
   * Skills the next plan must not choose: those disabled before and those that failed now.
   */
  readonly disabledSkills: readonly string[];
  /**
   * What came of each tool, in the order of the dependencies, whichever ended first.
   */
  readonly toolResults: readonly ToolResult[];
  /**
   * What the patches of all successful tools come to, in the order of the dependencies: what they set. What one of them removed is absent.
   */
  readonly aggregatedState: JsonObject;
  /**
   * The files announced by successful tools that were there and could be read.
   */
  readonly aggregatedAssets: readonly AssetReference[];
  /**
   * The files announced by successful tools that were not taken, and why; absent when there are none.
   */
  readonly refusedAssets?: readonly RefusedAsset[];
  /**
   * The words of the plan; null when it had none.
   */
  readonly narrative: string | null;
  /**
   * How long the whole plan took, in milliseconds.
   */
  readonly executionTimeMs: number;
  /**
   * Which generation of the plan this was, counted from 1.
   */
  readonly attemptNumber: number;
};
/**
 * What is known of every tool, whatever came of it.
 */
export type ToolRun = {
  /**
   * Its name within the plan.
   */
  readonly toolId: string;
  /**
   * The script, as the plan named it.
   */
  readonly toolPath: string;
  /**
   * Its merged patches, and over them what its done event says; empty unless it succeeded.
   */
  readonly output: JsonObject;
  /**
   * Every event of its last run, in order.
   */
  readonly events: readonly ToolEvent[];
  /**
   * How long it took with all its retries and pauses, in milliseconds.
   */
  readonly executionTimeMs: number;
  /**
   * How often it was run again after its first run.
   */
  readonly retryCount: number;
};
/**
 * A tool that did what it was asked.
 */
export type SucceededTool = {
  /**
   * True: it ended well.
   */
  readonly ok: true;
  /**
   * It said done, and meant it.
   */
  readonly state: 'success';
  /**
   * Null: nothing went wrong.
   */
  readonly error: null;
};
/**
 * A tool that failed after all its retries.
 */
export type FailedTool = {
  /**
   * False: it did not end well.
   */
  readonly ok: false;
  /**
   * Whether it failed or ran out of time.
   */
  readonly state: 'failed' | 'timeout';
  readonly error: ToolError;
};
/**
 * Why a tool failed.
 */
export type ToolError = {
  /**
   * A short stable word: the script's own errorCode, or one of the engine's.
   */
  readonly code: string;
  /**
   * What went wrong, in one sentence for people.
   */
  readonly message: string;
  readonly category: ToolErrorCategory;
  /**
   * What the script's process or runtime exited with.
   */
  readonly exitCode?: number;
  /**
   * Further data of the script's own error event.
   */
  readonly details?: JsonObject;
};
/**
 * A tool that never ran: one it waits for did not succeed, the plan ended, or the plan was refused.
 */
export type SkippedTool = {
  /**
   * False: it did not run.
   */
  readonly ok: false;
  /**
   * It was never started.
   */
  readonly state: 'skipped';
  /**
   * What was wrong with it in a plan that was refused, or that the plan was cancelled or ran out of time; else null.
   */
  readonly error: ToolError | null;
};
/**
 * A file that a tool made.
 */
export type AssetReference = {
  /**
   * Its name, unique within its tool.
   */
  readonly assetId: string;
  /**
   * A broad category: image, audio, video, model.
   */
  readonly kind: string;
  /**
   * Its MIME type.
   */
  readonly mediaType: string;
  /**
   * Where the file is.
   */
  readonly path: string;
  /**
   * The tool that made it.
   */
  readonly toolId: string;
  /**
   * Further details such as width, height or length.
   */
  readonly metadata?: JsonObject;
};
/**
 * A file that a tool announced and that is not there, cannot be read, or is none of its own.
 */
export type RefusedAsset = {
  /**
   * The tool that announced it.
   */
  readonly toolId: string;
  /**
   * As the tool called it.
   */
  readonly assetId: string;
  /**
   * As the tool wrote it.
   */
  readonly path: string;
  /**
   * Why, in a few words.
   */
  readonly reason: string;
};
