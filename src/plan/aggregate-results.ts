import type {
  AssetReference,
  ExecutionResult,
  FailureReason,
  ToolResult,
} from '@/contracts/generated/execution-result';
import type { JsonObject } from '@/foundation/json';
import { maxPlanGenerations } from '@/foundation/limits';
import type { CheckedPlan } from '@/plan/check-plan';
import type { ToolRunner } from '@/plan/tool-runner';
import { mergePatches } from '@/foundation/merge-patches';

type Circumstances = {
  readonly runner: Pick<ToolRunner<unknown>, 'skillOf'>;
  readonly executionTimeMs: number;
  readonly isCancelled: boolean;
};

/** One result from all tools: patches merged in dependency order, assets and faults collected. */
export function aggregateResults(
  { plan, tools }: CheckedPlan,
  toolResults: readonly ToolResult[],
  circumstances: Circumstances,
): ExecutionResult {
  const optional = new Set<string>(
    tools.filter(({ isRequired }) => !isRequired).map(({ toolId }) => toolId),
  );
  const broken = toolResults.find(({ ok, toolId }) => !ok && !optional.has(toolId));
  const failed = toolResults.filter(({ state }) => state === 'failed' || state === 'timeout');
  const attemptNumber = plan.metadata?.generationAttempt ?? 1;
  const success = broken === undefined;
  return {
    planId: plan.requestId,
    success,
    canReplan: !success && attemptNumber < maxPlanGenerations && !circumstances.isCancelled,
    failureReason: success ? null : reasonOf(broken, failed),
    failedTools: failed.map(({ toolId }) => toolId),
    disabledSkills: disabled(plan.disabledSkills ?? [], failed, circumstances),
    toolResults,
    aggregatedState: mergedPatches(toolResults),
    aggregatedAssets: toolResults.flatMap(assetsOf),
    narrative: plan.narrative ?? null,
    executionTimeMs: circumstances.executionTimeMs,
    attemptNumber,
  };
}

function reasonOf(broken: ToolResult, failed: readonly ToolResult[]): NonNullable<FailureReason> {
  const cause = broken.error ?? failed[0]?.error ?? null;
  if (cause === null) return 'tool_failure';
  if (cause.category === 'timeout' || cause.category === 'invalid_json') return cause.category;
  const isViolation = cause.code === 'protocol-violation' || cause.code === 'missing-done';
  return isViolation ? 'protocol_violation' : 'tool_failure';
}

/** A script that the player stopped is not to blame. */
function disabled(
  before: readonly string[],
  failed: readonly ToolResult[],
  { runner, isCancelled }: Circumstances,
): readonly string[] {
  const names = failed
    .filter(({ error }) => !(isCancelled && error?.code === 'cancelled'))
    .flatMap(({ toolPath }) => runner.skillOf(toolPath)?.name ?? []);
  return [...new Set([...before, ...names])];
}

function assetsOf({ ok, toolId, events }: ToolResult): readonly AssetReference[] {
  if (!ok) return [];
  return events.flatMap((event) => {
    if (event.type !== 'asset') return [];
    const { assetId, kind, mediaType, path, metadata } = event;
    return [
      { assetId, kind, mediaType, path, toolId, ...(metadata === undefined ? {} : { metadata }) },
    ];
  });
}

function mergedPatches(results: readonly ToolResult[]): JsonObject {
  const patches = results
    .filter(({ ok }) => ok)
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'state_patch' ? [event.patch] : []));
  return mergePatches(patches);
}
