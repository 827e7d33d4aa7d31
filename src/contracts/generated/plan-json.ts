// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';

/**
 * Which scripts run for one action of the player, with what, and in which order.
 */
export type Plan = {
  /**
   * Unique identifier of this plan.
   */
  readonly requestId: string;
  /**
   * Words to show at once, before the scripts end.
   */
  readonly narrative?: string | null;
  /**
   * The script invocations.
   *
   * @maxItems 100
   */
  readonly tools: readonly PlannedTool[];
  /**
   * Whether tools may run at the same time where dependencies allow.
   */
  readonly parallel?: boolean;
  /**
   * Skills that failed before and must not be chosen.
   */
  readonly disabledSkills?: readonly string[];
  readonly metadata?: PlanMetadata;
};
/**
 * One invocation of a skill's script.
 */
export type PlannedTool = {
  /**
   * Unique within the plan.
   */
  readonly toolId: string;
  /**
   * skills/<skill>/scripts/<script>.js, or skill/script.
   */
  readonly toolPath: string;
  /**
   * Passed to the script.
   */
  readonly input?: JsonObject;
  /**
   * Tools that must end first.
   */
  readonly dependencies?: readonly string[];
  /**
   * Whether its failure stops its dependents and fails the plan.
   */
  readonly required?: boolean;
  /**
   * Whether it may run beside others in a parallel plan.
   */
  readonly async?: boolean;
  readonly retryPolicy?: RetryPolicy;
};
/**
 * How often and after what pause it is tried again.
 */
export type RetryPolicy = {
  /**
   * Retries after the first run.
   */
  readonly maxRetries?: number;
  /**
   * Pause before the first retry; doubled for each further one.
   */
  readonly backoffMs?: number;
};
/**
 * For tracing plans that replace one another.
 */
export type PlanMetadata = {
  /**
   * Which attempt this plan is.
   */
  readonly generationAttempt?: number;
  /**
   * The plan that failed before this one.
   */
  readonly parentPlanId?: string | null;
};
