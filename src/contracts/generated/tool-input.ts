// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';

/**
 * The one object a script is given when it starts.
 */
export type ToolInput = {
  /**
   * Opaque identifier of this invocation; events may repeat it.
   */
  readonly requestId: string;
  /**
   * Name of the skill the script belongs to.
   */
  readonly tool: string;
  /**
   * Name of the script within its skill.
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
    /**
     * Output of one tool; null when it was optional and failed.
     */
    readonly [k: string]: JsonObject | null;
  };
  /**
   * The skill's configuration: what the player saved, else its defaults.
   */
  readonly config: JsonObject;
  /**
   * Which run of this tool it is: 1 is the first, 2 the first retry.
   */
  readonly attempt: number;
};
