import type { ToolId } from '@/foundation/ids';
import type { CheckedPlan, CheckedTool } from '@/plan/check-plan';

/**
 * Which tools may start (arch §2.2.3): those whose dependencies have ended, one at a time, or in a
 * parallel plan as many asynchronous ones together as there is room for. Any other tool runs alone.
 */
export class PlanSchedule {
  private readonly dependents = new Map<ToolId, CheckedTool[]>();
  private readonly waitsFor = new Map<ToolId, number>();
  private readonly ready: CheckedTool[] = [];
  private readonly mayRunTogether: boolean;
  private started = 0;
  private ended = 0;
  private isOneAlone = false;

  constructor(
    private readonly plan: CheckedPlan,
    private readonly concurrency: number,
  ) {
    this.mayRunTogether = plan.plan.parallel ?? false;
    for (const tool of plan.tools) {
      const dependencies = new Set(tool.dependencies);
      this.waitsFor.set(tool.toolId, dependencies.size);
      for (const id of dependencies) {
        const others = this.dependents.get(id);
        if (others === undefined) this.dependents.set(id, [tool]);
        else others.push(tool);
      }
      if (dependencies.size === 0) this.ready.push(tool);
    }
  }

  get isOver(): boolean {
    return this.ended === this.plan.tools.length;
  }

  /** Starts the next tool; null while it has to wait for one that runs. */
  next(): CheckedTool | null {
    const tool = this.ready[this.started];
    if (tool === undefined || this.isOneAlone) return null;
    const running = this.started - this.ended;
    const isAlone = !this.mayRunTogether || !tool.isAsync;
    if (running >= (isAlone ? 1 : this.concurrency)) return null;
    this.started += 1;
    this.isOneAlone = isAlone;
    return tool;
  }

  end({ toolId }: CheckedTool): void {
    this.ended += 1;
    this.isOneAlone = false;
    for (const dependent of this.dependents.get(toolId) ?? []) {
      const left = (this.waitsFor.get(dependent.toolId) ?? 1) - 1;
      this.waitsFor.set(dependent.toolId, left);
      if (left === 0) this.ready.push(dependent);
    }
  }
}
