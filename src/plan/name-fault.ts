import type { ExecutionResult, ToolError } from '@/contracts/generated/execution-result';
import { maxPlanGenerations } from '@/foundation/limits';
import { describeFault, type NarratoriaFault } from '@/foundation/narratoria-fault';

/** What the plan as a whole failed of; after the last generation nothing is left to try. */
export function planFault({
  planId,
  success,
  attemptNumber,
  failedTools,
}: ExecutionResult): NarratoriaFault | null {
  if (success) return null;
  return attemptNumber < maxPlanGenerations
    ? { kind: 'plan-execution', planId, failedTools }
    : { kind: 'replan-attempts-exceeded', attempts: attemptNumber };
}

/** A tool's error, in the words of 003-dm §7 where those have words for it. */
export function inWords(error: ToolError, toolId: string, timeoutMs: number): ToolError {
  const fault = toolFault(error, toolId, timeoutMs);
  return fault === null ? error : { ...error, message: describeFault(fault) };
}

function toolFault(error: ToolError, toolId: string, timeoutMs: number): NarratoriaFault | null {
  if (error.category === 'timeout') return { kind: 'tool-timeout', toolId, timeoutMs };
  const isViolation = error.code === 'protocol-violation' || error.code === 'missing-done';
  if (!isViolation) return null;
  return { kind: 'protocol-violation', toolId, violation: error.message };
}
