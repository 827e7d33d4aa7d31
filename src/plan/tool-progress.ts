import type { ToolVerdict } from '@/contracts/generated/execution-result';
import type { ToolId } from '@/foundation/ids';

/** Shown while it happens. */
export type ToolProgress = {
  readonly toolId: ToolId;
  readonly state: 'running' | ToolVerdict['state'];
  readonly ms: number;
};
