import { runLimits } from '@/foundation/run-limits';
import type { ToolId } from '@/foundation/ids';
import { systemClock } from '@/hosts/node/system-clock';
import type { CheckedTool } from '@/plan/check-plan';
import { executePlan } from '@/plan/execute-plan';
import { topologicalOrder } from '@/plan/topological-order';
import { toolAttempt, type ToolRunner } from '@/plan/tool-runner';
import { freshInvocation } from '@/protocol/invocation';

import { langgraphOf } from './langgraph';
import { howToInstall } from './other-package';

// What executing a plan costs beside the least anyone would write: Kahn's loop with a signal, a timer
// and a trace. The tools do nothing. All sides are timed in turn, and the best of many rounds counts:
// what else the machine does only ever adds. Larger plans than the contract lets in show the growth.
const size = 1_000;
const rounds = 100;
/** Time may grow a little more than fourfold: memory is slower the more of it is used. */
const growthLimit = 5;
/** How much larger the large plan is; the small one runs as often in a round, so that both make the same garbage. */
const growth = 4;
const never = new AbortController().signal;

type Work = () => Promise<number>;

const done = { version: '0', type: 'done', ok: true } as const;
const finished = { kind: 'exit', code: 0, reason: 'finished', message: '' } as const;
const invocation = { ...freshInvocation, events: [done], done, exit: finished };
const runner: ToolRunner<never> = {
  skillOf: () => ({ name: 'nothing', retryPolicy: {}, timeoutMs: 30_000 }),
  run: () => Promise.resolve(toolAttempt(invocation)),
};

/** Each tool waits for up to three of those before it, near and far. */
function graphOf(count: number): readonly CheckedTool[] {
  const idOf = (index: number): ToolId => `tool-${index}` as ToolId;
  return Array.from({ length: count }, (_, index) => {
    const before = [index - 1, index - 7, Math.floor(index / 2)];
    const dependencies = new Set(before.filter((other) => other >= 0 && other < index).map(idOf));
    return {
      toolId: idOf(index),
      toolPath: `nothing/${index}`,
      input: {},
      dependencies: index % 5 === 0 ? [] : [...dependencies],
      isRequired: true,
      isAsync: true,
      retryPolicy: {},
    };
  });
}

async function executed(
  tools: readonly CheckedTool[],
  how: 'in turn' | 'together',
): Promise<number> {
  const parallel = how === 'together';
  const ordered = topologicalOrder(tools);
  if (!ordered.ok) throw new Error('the graph has a cycle');
  const plan = { plan: { requestId: 'bench', tools: [], parallel }, tools: ordered.value };
  const context = { runner, clock: systemClock, limits: runLimits(4) };
  const execution = executePlan(plan, context, never);
  let step = await execution.next();
  while (step.done !== true) step = await execution.next();
  return step.value.result.toolResults.filter(({ ok }) => ok).length;
}

/** True unless it took too long or was aborted. */
function inTime(run: Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      end(false);
    };
    const timer = setTimeout(giveUp, 30_000);
    const end = (ok: boolean): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      resolve(ok);
    };
    signal.addEventListener('abort', giveUp);
    run.then(end, reject);
  });
}

async function bareLoop(tools: readonly CheckedTool[]): Promise<number> {
  const open = new Map(tools.map((tool) => [tool, tool.dependencies.length]));
  const dependents = new Map<ToolId, CheckedTool[]>(tools.map(({ toolId }) => [toolId, []]));
  for (const tool of tools) for (const id of tool.dependencies) dependents.get(id)?.push(tool);
  const queue = tools.filter(({ dependencies }) => dependencies.length === 0);
  const trace: { readonly toolId: ToolId; readonly ok: boolean; readonly ms: number }[] = [];
  for (const tool of queue) {
    if (never.aborted) break;
    const started = performance.now();
    const ok = await inTime(Promise.resolve(true), never);
    trace.push({ toolId: tool.toolId, ok, ms: performance.now() - started });
    for (const dependent of dependents.get(tool.toolId) ?? []) {
      const left = (open.get(dependent) ?? 0) - 1;
      open.set(dependent, left);
      if (left === 0) queue.push(dependent);
    }
  }
  return trace.length;
}

/** Milliseconds; work that skipped a tool would be fast for nothing. */
async function timed(work: Work, passes: number): Promise<number> {
  const started = performance.now();
  let count = 0;
  for (let pass = 0; pass < passes; pass += 1) count += await work();
  const ms = performance.now() - started;
  if (count !== growth * size) throw new Error(`only ${count} of ${growth * size} tools`);
  return ms / passes;
}

const graph = graphOf(size);
const largeGraph = graphOf(growth * size);
const best = { bare: Infinity, plan: Infinity, parallel: Infinity, large: Infinity };
/** A busy machine needs more rounds to show its best; more of them only ever make a time smaller. */
const isEnough = (round: number): boolean =>
  round >= rounds && (round >= 4 * rounds || best.large / best.plan <= growthLimit);
for (let round = 0; !isEnough(round); round += 1) {
  best.bare = Math.min(best.bare, await timed(() => bareLoop(graph), growth));
  best.plan = Math.min(best.plan, await timed(() => executed(graph, 'in turn'), growth));
  best.parallel = Math.min(best.parallel, await timed(() => executed(graph, 'together'), growth));
  best.large = Math.min(best.large, await timed(() => executed(largeGraph, 'in turn'), 1));
}
/** Milliseconds; null when it is not installed. */
async function langgraphMs(): Promise<number | null> {
  const run = await langgraphOf(graph);
  if (run === null) return null;
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const started = performance.now();
    const count = await run();
    times.push(performance.now() - started);
    if (count !== size) throw new Error(`LangGraph ran only ${count} of ${size} tools`);
  }
  return Math.min(...times);
}

const inLangGraph = await langgraphMs();
const results = [
  { what: 'time of a plan to a bare Kahn loop', value: best.plan / best.bare, most: 10 },
  { what: 'the same in parallel', value: best.parallel / best.bare, most: 10 },
  {
    what: 'time for 4,000 tools to that for 1,000',
    value: best.large / best.plan,
    most: growthLimit,
  },
  ...(inLangGraph === null
    ? []
    : [{ what: 'time of a plan to LangGraph', value: best.plan / inLangGraph, most: 1 / 50 }]),
];

for (const { what, value, most } of results) {
  const isMet = value <= most;
  process.stdout.write(
    `${what.padEnd(64)}${value.toFixed(3)}  at most ${most}  ${isMet ? 'ok' : 'missed'}\n`,
  );
  if (!isMet) process.exitCode = 1;
}
if (inLangGraph === null)
  process.stdout.write(`No comparison with LangGraph: ${howToInstall('langgraph')}\n`);
