import type {
  ExecutionResult,
  SkippedTool,
  ToolError,
  ToolResult,
} from '@/contracts/generated/execution-result';
import type { Plan, PlannedTool } from '@/contracts/generated/plan-json';
import { maxPlanGenerations } from '@/foundation/limits';
import type { PlanFault } from '@/plan/check-plan';

/** The result of a plan that failed its check: nothing ran, and no skill is to blame (002 FR-012). */
export function rejectedPlan(plan: Plan, faults: readonly PlanFault[]): ExecutionResult {
  const attemptNumber = plan.metadata?.generationAttempt ?? 1;
  return {
    planId: plan.requestId,
    success: false,
    canReplan: attemptNumber < maxPlanGenerations,
    failureReason: reasonOf(faults),
    failedTools: [],
    disabledSkills: plan.disabledSkills ?? [],
    toolResults: plan.tools.map((tool) => skippedTool(tool, errorOf(tool, faults))),
    aggregatedState: {},
    aggregatedAssets: [],
    narrative: plan.narrative ?? null,
    executionTimeMs: 0,
    attemptNumber,
  };
}

/** A tool that was never started. */
export function skippedTool(
  { toolId, toolPath }: Pick<PlannedTool, 'toolId' | 'toolPath'>,
  error: SkippedTool['error'],
): ToolResult {
  return {
    toolId,
    toolPath,
    ok: false,
    state: 'skipped',
    output: {},
    events: [],
    executionTimeMs: 0,
    retryCount: 0,
    error,
  };
}

function errorOf({ toolId }: PlannedTool, faults: readonly PlanFault[]): ToolError | null {
  const fault = faults.find(({ toolIds }) => toolIds.includes(toolId));
  if (fault === undefined) return null;
  const category = isCircular(fault) ? 'circular_dependency' : 'invalid_json';
  return { code: fault.code, message: fault.message, category };
}

/** What has not even the form of a plan failed of that, whatever else is wrong with it. */
function reasonOf(faults: readonly PlanFault[]): 'circular_dependency' | 'invalid_json' {
  if (faults.some(({ code }) => code === 'schema')) return 'invalid_json';
  return faults.some(isCircular) ? 'circular_dependency' : 'invalid_json';
}

function isCircular({ code }: PlanFault): boolean {
  return code === 'cycle' || code === 'self-dependency';
}
