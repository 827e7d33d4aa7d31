// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { JsonObject } from '@/foundation/json';

/**
 * Which scripts run for one action of the player, with what, and in which order.
 */
export type Plan = {
  /**
   * Unique identifier of this plan, usually a UUID; its result repeats it as planId.
   */
  readonly requestId: string;
  /**
   * Words to show at once, before or while the scripts run; null or nothing for none.
   */
  readonly narrative?: string | null;
  /**
   * The script invocations; in which order they run follows from their dependencies.
   *
   * @maxItems 100
   */
  readonly tools: readonly PlannedTool[];
  /**
   * Whether tools marked async may run at the same time where dependencies allow; false runs one after the other.
   */
  readonly parallel?: boolean;
  /**
   * Names of skills that failed in earlier plans for the same action; the planner must not choose them.
   */
  readonly disabledSkills?: readonly string[];
  readonly metadata?: PlanMetadata;
};
/**
 * One invocation of a skill's script.
 */
export type PlannedTool = {
  /**
   * Name of this invocation, unique within the plan; dependencies refer to it.
   */
  readonly toolId: string;
  /**
   * The script to run: skills/<skill>/scripts/<script>.js, or <skill>/<script>, or a skill's folder for its first script.
   */
  readonly toolPath: string;
  /**
   * What the script is given as its input.
   */
  readonly input?: JsonObject;
  /**
   * Tools that must end before this one starts; it sees their output.
   */
  readonly dependencies?: readonly string[];
  /**
   * Whether its failure stops the tools that depend on it and fails the plan; if false, they run and see null.
   */
  readonly required?: boolean;
  /**
   * Whether it may run beside others in a parallel plan; false runs it alone.
   */
  readonly async?: boolean;
  readonly retryPolicy?: RetryPolicy;
};
/**
 * How often and after what pause it is tried again.
 */
export type RetryPolicy = {
  /**
   * Retries after the first run; more than 3 count as 3.
   */
  readonly maxRetries?: number;
  /**
   * Pause before the first retry in milliseconds; doubled before each further one.
   */
  readonly backoffMs?: number;
};
/**
 * Where this plan stands among the plans made for one action.
 */
export type PlanMetadata = {
  /**
   * Which attempt this plan is, counted from 1; five at most.
   */
  readonly generationAttempt?: number;
  /**
   * requestId of the plan that failed before this one; null for the first.
   */
  readonly parentPlanId?: string | null;
  /**
   * What the scene is about, as the planner reads the act.
   */
  readonly sceneType?: 'journey' | 'dialogue' | 'danger' | 'resolution' | 'moment';
  /**
   * Why each skill was chosen; for people.
   */
  readonly reasons?: readonly PlanReason[];
};
export type PlanReason = {
  /**
   * Name of the skill.
   */
  readonly skill: string;
  /**
   * The reason in words.
   */
  readonly because: string;
  /**
   * How sure the planner is, from 0 to 1.
   */
  readonly score: number;
};
