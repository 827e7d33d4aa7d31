/** What is known before a plan is made. */
export type GenerationRequest = {
  readonly planId: string;
  /** Counted from 1. */
  readonly generation: number;
  /** The plan that failed before this one. */
  readonly parentPlanId: string | null;
  readonly disabledSkills: readonly string[];
  /** What was wrong with the plan before this one, a sentence each (002 FR-012). */
  readonly faults: readonly string[];
};

/** Whoever makes plans; the engine hands one in. */
export interface PlanGenerator {
  /** Resolves with what should be a plan and is not believed; may reject, or take too long. */
  generate(request: GenerationRequest, signal: AbortSignal): Promise<unknown>;
}
