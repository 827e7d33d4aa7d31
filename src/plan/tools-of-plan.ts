import type { ToolError } from '@/contracts/generated/execution-result';
import { callOrdinals } from '@/plan/call-ordinals';
import type { CheckedPlan, CheckedTool } from '@/plan/check-plan';
import { EndedTools, type EndedTool } from '@/plan/ended-tools';
import type { ExecutionContext } from '@/plan/execution-context';
import { PlanSchedule } from '@/plan/plan-schedule';
import { ProgressFeed } from '@/plan/progress-feed';
import { skippedTool } from '@/plan/rejected-plan';
import { runTool } from '@/plan/run-tool';
import type { RunSetting } from '@/plan/run-with-retries';
import type { RunningAttempts } from '@/plan/running-attempts';

const cancelled: ToolError = {
  code: 'cancelled',
  message: 'The plan was cancelled.',
  category: 'process_error',
};

const outOfTime: ToolError = {
  code: 'timeout',
  message: 'The plan ran out of time.',
  category: 'timeout',
};

/** The tools of one plan while it runs: each is started when it may, or skipped when it must be. */
export class ToolsOfPlan<Effect> {
  readonly feed = new ProgressFeed();
  readonly ended: EndedTools<Effect>;
  private readonly schedule: PlanSchedule;
  private readonly ordinals: ReturnType<typeof callOrdinals>;
  private readonly setting: RunSetting<Effect>;

  constructor(
    plan: CheckedPlan,
    context: ExecutionContext<Effect> & { readonly attempts: RunningAttempts },
    private readonly signal: AbortSignal,
  ) {
    const { runner, clock, attempts, limits } = context;
    this.ended = new EndedTools(plan.tools);
    this.schedule = new PlanSchedule(plan, limits.scriptsAtOnce);
    this.ordinals = callOrdinals(plan.tools);
    const deadline = clock.elapsed() + limits.planMs;
    const { say } = this.feed;
    const { scriptMs } = limits;
    this.setting = { runner, clock, deadline, attempts, say, scriptMs, hanging: new Set() };
  }

  /** Starts what may start now. Over only when all that was said has been heard. */
  goOn(): 'running' | 'over' {
    const { schedule } = this;
    for (let tool = schedule.next(); tool !== null; tool = schedule.next()) this.begin(tool);
    return schedule.isOver && this.feed.isEmpty ? 'over' : 'running';
  }

  private begin(tool: CheckedTool): void {
    const { toolId } = tool;
    const whyNot = this.whyNothingStarts();
    if (whyNot !== null || this.ended.isBlocked(tool)) {
      this.end(tool, { result: skippedTool(tool, whyNot), effects: [] });
      return;
    }
    this.feed.say({ type: 'tool', toolId, state: 'running', ms: 0 });
    const call = { tool, ordinal: this.ordinals.get(toolId) ?? 0, ended: this.ended };
    runTool(call, this.setting, this.signal).then((end) => {
      this.end(tool, end);
    }, this.feed.fail);
  }

  private end(tool: CheckedTool, end: EndedTool<Effect>): void {
    const { state, executionTimeMs: ms } = end.result;
    this.ended.add(tool, end);
    this.schedule.end(tool);
    this.feed.say({ type: 'tool', toolId: tool.toolId, state, ms });
  }

  private whyNothingStarts(): ToolError | null {
    const { clock, deadline } = this.setting;
    if (this.signal.aborted) return cancelled;
    return clock.elapsed() >= deadline ? outOfTime : null;
  }
}
