import type { Plan, PlannedTool } from '@/contracts/generated/plan-json';
import type { PlanTrace } from '@/story/log/plan-trace';

export type ToolState = 'pending' | 'running' | 'success' | 'failed' | 'skipped' | 'timeout';

/** One tool of a plan, as far as it is known. */
export type ToolShown = {
  readonly toolId: string;
  readonly skill: string;
  /** Empty when the plan names no script and the skill's first one runs. */
  readonly script: string;
  readonly dependencies: readonly string[];
  readonly isRequired: boolean;
  /** Why the planner chose its skill; null where it does not say. */
  readonly because: string | null;
  readonly state: ToolState;
  /** Counted from 1; 0 when it never ran. */
  readonly attempt: number;
  /** When its first attempt began, by the clock that measures; null when nobody looked on. */
  readonly beganAt: number | null;
  /** How long it took, all attempts together; null until it is over, or when nobody looked on. */
  readonly ms: number | null;
  /** From 0 to 1, when its script says how far it is. */
  readonly progress: number | null;
  /** One sentence for people. */
  readonly error: string | null;
  /** How it broke the protocol: for the developer console and nowhere else (arch §8.3.4). */
  readonly violation: string | null;
};

/** `open`: it runs. `stopped`: the player ended it. */
type PlanEnd = 'open' | 'done' | 'failed' | 'stopped';

/** One plan and what came of it. */
export type PlanRun = {
  readonly planId: string;
  readonly generation: number;
  readonly tools: readonly ToolShown[];
  readonly end: PlanEnd;
  /** Why it failed, as the log names it. */
  readonly reason: string | null;
};

/** A plan that is about to run. */
export function planRunOf(plan: Plan): PlanRun {
  return {
    planId: plan.requestId,
    generation: plan.metadata?.generationAttempt ?? 1,
    tools: plan.tools.map((tool) => waitingTool(tool, plan)),
    end: 'open',
    reason: null,
  };
}

/** A plan of the story's log: nobody kept how long its tools took. */
export function tracedPlan(trace: PlanTrace): PlanRun {
  return withTrace(planRunOf(trace.plan), trace);
}

/** What the story's log says of it counts; what only those who looked on know is kept. */
export function withTrace(run: PlanRun, trace: PlanTrace): PlanRun {
  const traced = new Map(trace.tools.map((tool) => [tool.toolId, tool]));
  // A tool may report an error and succeed all the same (001 §4.5).
  const reported = new Map(trace.faults?.map(({ toolId, message }) => [toolId, message]));
  return {
    ...run,
    end: trace.success ? 'done' : 'failed',
    reason: trace.failureReason,
    tools: run.tools.map((tool) => {
      const known = traced.get(tool.toolId);
      if (known === undefined) return tool;
      const isViolation = violationCodes.has(known.code ?? '');
      return {
        ...tool,
        state: toolStateOf(known.state),
        attempt: known.state === 'skipped' ? 0 : known.retryCount + 1,
        error: isViolation ? null : (known.error ?? reported.get(tool.toolId) ?? null),
        violation: isViolation ? known.error : null,
      };
    }),
  };
}

const violationCodes: ReadonlySet<string> = new Set(['protocol-violation', 'missing-done']);

/** The same run when nothing about the tool changes. */
export function withTool(
  run: PlanRun,
  toolId: string,
  change: (tool: ToolShown) => ToolShown,
): PlanRun {
  const before = run.tools.find((tool) => tool.toolId === toolId);
  if (before === undefined) return run;
  const after = change(before);
  if (after === before) return run;
  return { ...run, tools: run.tools.map((tool) => (tool === before ? after : tool)) };
}

/** Whatever has not ended by now never will. */
export function endedPlan(run: PlanRun, end: 'over' | 'stopped'): PlanRun {
  if (run.end !== 'open') return run;
  const tools = run.tools.map((tool): ToolShown => (isOver(tool) ? tool : skipped(tool)));
  const hasFailed = tools.some(({ state, isRequired }) => isRequired && state !== 'success');
  return { ...run, tools, end: end === 'stopped' ? 'stopped' : hasFailed ? 'failed' : 'done' };
}

export function hasFailed({ state }: Pick<ToolShown, 'state'>): boolean {
  return state === 'failed' || state === 'timeout';
}

function isOver({ state }: ToolShown): boolean {
  return state !== 'pending' && state !== 'running';
}

function skipped(tool: ToolShown): ToolShown {
  return { ...tool, state: 'skipped', progress: null };
}

function waitingTool(
  { toolId, toolPath, dependencies = [], required }: PlannedTool,
  { metadata }: Plan,
): ToolShown {
  const { skill, script } = scriptOf(toolPath);
  return {
    toolId,
    skill,
    script,
    dependencies,
    isRequired: required ?? true,
    because: metadata?.reasons?.find((reason) => reason.skill === skill)?.because ?? null,
    state: 'pending',
    attempt: 0,
    beganAt: null,
    ms: null,
    progress: null,
    error: null,
    violation: null,
  };
}

/** `skills/memory/scripts/store-memory.js` and `memory/store-memory` mean the same script. */
function scriptOf(toolPath: string): Pick<ToolShown, 'skill' | 'script'> {
  const [skill = toolPath, ...file] = toolPath.replace(/^(?:skills|tools)\//, '').split('/');
  const script = file[file.length - 1] ?? '';
  return { skill, script: script.replace(/\.[^.]+$/, '') };
}

function toolStateOf(state: string): ToolState {
  switch (state) {
    case 'success':
    case 'failed':
    case 'timeout':
    case 'pending':
    case 'running':
      return state;
    default:
      return 'skipped';
  }
}
