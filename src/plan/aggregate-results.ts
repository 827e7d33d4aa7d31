import type {
  AssetReference,
  ExecutionResult,
  FailureReason,
  RefusedAsset,
  ToolResult,
} from '@/contracts/generated/execution-result';
import type { JsonObject } from '@/foundation/json';
import { maxPlanGenerations } from '@/foundation/limits';
import type { CheckedPlan } from '@/plan/check-plan';
import type { EndedTool } from '@/plan/ended-tools';
import type { ToolRunner } from '@/plan/tool-runner';
import { deepMergeAll } from '@/foundation/json-trees/deep-merge';

type Circumstances = {
  readonly runner: Pick<ToolRunner<unknown>, 'skillOf'>;
  readonly executionTimeMs: number;
  readonly isCancelled: boolean;
};

/** One result from all tools: patches merged in dependency order, assets and faults collected. */
export function aggregateResults(
  { plan, tools }: CheckedPlan,
  ends: readonly EndedTool<unknown>[],
  circumstances: Circumstances,
): ExecutionResult {
  const toolResults = ends.map(({ result }) => result);
  const optional = new Set<string>(
    tools.filter(({ isRequired }) => !isRequired).map(({ toolId }) => toolId),
  );
  const broken = toolResults.find(({ ok, toolId }) => !ok && !optional.has(toolId));
  const failed = toolResults.filter(({ state }) => state === 'failed' || state === 'timeout');
  const attemptNumber = plan.metadata?.generationAttempt ?? 1;
  const success = broken === undefined;
  const refusedAssets = ends.flatMap(refusedOf);
  return {
    planId: plan.requestId,
    success,
    canReplan: !success && attemptNumber < maxPlanGenerations && !circumstances.isCancelled,
    failureReason: success ? null : reasonOf(broken, failed),
    failedTools: failed.map(({ toolId }) => toolId),
    disabledSkills: disabled(plan.disabledSkills ?? [], failed, circumstances),
    toolResults,
    aggregatedState: mergedPatches(toolResults),
    aggregatedAssets: ends.flatMap(assetsOf),
    ...(refusedAssets.length === 0 ? {} : { refusedAssets }),
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

/** A script may announce any path: only a file that was looked at and found good is one. */
function assetsOf({
  result: { toolId },
  files = [],
}: EndedTool<unknown>): readonly AssetReference[] {
  return files.flatMap(({ event, refused }) => {
    if (refused !== null) return [];
    const { assetId, kind, mediaType, path, metadata } = event;
    return [
      { assetId, kind, mediaType, path, toolId, ...(metadata === undefined ? {} : { metadata }) },
    ];
  });
}

function refusedOf({
  result: { toolId },
  files = [],
}: EndedTool<unknown>): readonly RefusedAsset[] {
  return files.flatMap(({ event: { assetId, path }, refused }) =>
    refused === null ? [] : [{ toolId, assetId, path, reason: refused }],
  );
}

function mergedPatches(results: readonly ToolResult[]): JsonObject {
  const patches = results
    .filter(({ ok }) => ok)
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'state_patch' ? [event.patch] : []));
  return deepMergeAll({}, patches);
}
