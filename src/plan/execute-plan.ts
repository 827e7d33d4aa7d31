import type { ExecutionResult, ToolResult } from '@/contracts/generated/execution-result';
import type { ToolId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';
import { planTimeoutMs } from '@/foundation/limits';
import type { NarratoriaFault } from '@/foundation/narratoria-fault';
import { aggregateResults } from '@/plan/aggregate-results';
import type { CheckedPlan, CheckedTool } from '@/plan/check-plan';
import { skippedTool } from '@/plan/rejected-plan';
import { runWithRetries, type RunSetting } from '@/plan/run-with-retries';
import { inWords, planFault } from '@/plan/name-fault';
import type { ToolProgress } from '@/plan/tool-progress';
import type { ToolRunner } from '@/plan/tool-runner';
import type { Clock } from '@/ports/clock';
import { verdictOf } from '@/protocol/invocation';

export type Execution<Effect> = {
  readonly result: ExecutionResult;
  /** Null when the plan succeeded. */
  readonly fault: NarratoriaFault | null;
  /** Of the tools that succeeded, in dependency order; nothing is written before the turn commits. */
  readonly effects: readonly Effect[];
};

type Finished<Effect> = {
  readonly result: ToolResult;
  readonly effects: readonly Effect[];
  /** Itself and every tool before it, near or far. */
  readonly path: ReadonlySet<ToolId>;
};

/**
 * Runs a checked plan to its end (arch §2.2.3): a failed required tool stops its dependents, an
 * optional one hands them null, independent tools always run. Ends by the plan's deadline.
 */
export async function* executePlan<Effect>(
  plan: CheckedPlan,
  context: {
    readonly runner: ToolRunner<Effect>;
    readonly clock: Clock;
    readonly timeoutMs?: number;
  },
  signal: AbortSignal,
): AsyncGenerator<ToolProgress, Execution<Effect>> {
  const { runner, clock } = context;
  const started = clock.elapsed();
  const setting = { runner, clock, deadline: started + (context.timeoutMs ?? planTimeoutMs) };
  const finished = new Map<ToolId, Finished<Effect>>();
  const callsSeen = new Map<string, number>();
  for (const tool of plan.tools) {
    if (mustSkip(tool, plan, finished) || signal.aborted || clock.elapsed() >= setting.deadline) {
      finished.set(tool.toolId, {
        result: skippedTool(tool, null),
        effects: [],
        path: pathTo(tool, finished),
      });
      yield { toolId: tool.toolId, state: 'skipped', ms: 0 };
      continue;
    }
    yield { toolId: tool.toolId, state: 'running', ms: 0 };
    const call = `${tool.toolPath} ${JSON.stringify(tool.input)}`;
    const ordinal = callsSeen.get(call) ?? 0;
    callsSeen.set(call, ordinal + 1);
    const end = await runTool({ tool, ordinal, finished }, setting, signal);
    finished.set(tool.toolId, end);
    yield { toolId: tool.toolId, state: end.result.state, ms: end.result.executionTimeMs };
  }
  const results = [...finished.values()];
  const result = aggregateResults(
    plan,
    results.map((each) => each.result),
    {
      runner,
      executionTimeMs: clock.elapsed() - started,
      isCancelled: signal.aborted,
      isOutOfTime: clock.elapsed() >= setting.deadline,
    },
  );
  return {
    result,
    fault: planFault(result),
    effects: results.flatMap(({ effects }) => effects),
  };
}

async function runTool<Effect>(
  call: {
    readonly tool: CheckedTool;
    readonly ordinal: number;
    readonly finished: ReadonlyMap<ToolId, Finished<Effect>>;
  },
  setting: RunSetting<Effect>,
  signal: AbortSignal,
): Promise<Finished<Effect>> {
  const { tool, ordinal, finished } = call;
  const started = setting.clock.elapsed();
  const dependencies: Record<string, JsonObject | null> = {};
  for (const id of tool.dependencies) {
    const before = finished.get(id)?.result;
    dependencies[id] = before?.ok === true ? before.output : null;
  }
  const path = pathTo(tool, finished);
  const made = await runWithRetries(
    { tool, ordinal, dependencies, visibleEffects: effectsOn(path, finished) },
    setting,
    signal,
  );
  const verdict = verdictOf(made.invocation);
  const base = {
    toolId: tool.toolId,
    toolPath: tool.toolPath,
    events: made.invocation.events,
    executionTimeMs: setting.clock.elapsed() - started,
    retryCount: made.retryCount,
  };
  if (verdict.ok)
    return {
      result: { ...base, ok: true, state: 'success', output: verdict.value, error: null },
      effects: made.effects,
      path,
    };
  const { isWorthRetrying: _, ...reported } = verdict.error;
  const error = inWords(reported, tool.toolId, made.timeoutMs);
  const state = error.category === 'timeout' ? 'timeout' : 'failed';
  return { result: { ...base, ok: false, state, output: {}, error }, effects: [], path };
}

function mustSkip(
  tool: CheckedTool,
  plan: CheckedPlan,
  finished: ReadonlyMap<ToolId, Finished<unknown>>,
): boolean {
  return tool.dependencies.some((id) => {
    const before = finished.get(id)?.result;
    if (before === undefined || before.ok) return false;
    if (before.state === 'skipped') return true;
    return plan.tools.find((other) => other.toolId === id)?.isRequired ?? true;
  });
}

function pathTo(
  tool: CheckedTool,
  finished: ReadonlyMap<ToolId, Finished<unknown>>,
): ReadonlySet<ToolId> {
  const before = tool.dependencies.flatMap((id) => [...(finished.get(id)?.path ?? [])]);
  return new Set([...before, tool.toolId]);
}

/** A tool reads what the tools before it on its own path did, never what a stranger did. */
function effectsOn<Effect>(
  path: ReadonlySet<ToolId>,
  finished: ReadonlyMap<ToolId, Finished<Effect>>,
): readonly Effect[] {
  return [...finished].flatMap(([id, { effects }]) => (path.has(id) ? effects : []));
}
