// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';

/**
 * The one object a script is given when it starts.
 */
export type ToolInput = {
  /**
   * Opaque identifier of this invocation.
   */
  readonly requestId: string;
  /**
   * The skill's name.
   */
  readonly tool: string;
  /**
   * The script's name.
   */
  readonly operation: string;
  /**
   * What the plan passes to this script.
   */
  readonly input: JsonObject;
  /**
   * Output of each tool this one depends on, by toolId; null for an optional one that failed.
   */
  readonly dependencies: {
    readonly [k: string]: JsonObject | null;
  };
  /**
   * The skill's configuration with its defaults.
   */
  readonly config: JsonObject;
  /**
   * Counts from 1; 2 is the first retry.
   */
  readonly attempt: number;
};
