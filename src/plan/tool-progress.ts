import type { ToolVerdict } from '@/contracts/generated/execution-result';
import type { ToolEvent } from '@/contracts/generated/tool-events';
import type { ToolId } from '@/foundation/ids';

/** For those who look on closely: a tool waits, an attempt begins, or its script says something. */
export type ToolActivity = {
  readonly type: 'activity';
  readonly toolId: ToolId;
  readonly state: 'pending' | 'running';
  /** Counted from 1; 0 while it waits. */
  readonly attempt: number;
  /** Null when it begins to wait or to run. */
  readonly event: ToolEvent | null;
};

/** Told while it happens. */
export type ToolProgress =
  | {
      readonly type: 'tool';
      readonly toolId: ToolId;
      readonly state: 'running' | ToolVerdict['state'];
      readonly ms: number;
    }
  | ToolActivity;
