import type { Plan } from '@/contracts/generated/plan-json';
import type { Rung } from '@/story/log/rung';
import type { JsonObject } from '@/foundation/json';

/** What a tool reported (001 §4.5), or what was refused of it; for those who look into a run. */
export type ToolFault = {
  readonly toolId: string;
  readonly skill: string;
  readonly code: string;
  readonly message: string;
  readonly details?: JsonObject;
};

export type PlanTrace = {
  readonly plan: Plan;
  /** Milliseconds of the recorded clock; absent in scenes told before plans had a time. */
  readonly at?: number;
  /** Who made it; absent where the built-in planner did. */
  readonly rung?: Rung;
  readonly success: boolean;
  readonly failureReason: string | null;
  readonly tools: readonly {
    readonly toolId: string;
    readonly state: string;
    readonly retryCount: number;
    /** Which kind of error; absent in scenes told before there was a code. */
    readonly code?: string | null;
    readonly error: string | null;
  }[];
  /** Absent when there are none. */
  readonly faults?: readonly ToolFault[];
};
