import type { ToolResult } from '@/contracts/generated/execution-result';
import type { ToolId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';
import type { CheckedTool } from '@/plan/check-plan';
import type { AnnouncedAsset } from '@/plan/tool-runner';

export type EndedTool<Effect> = {
  readonly result: ToolResult;
  /** Empty unless it succeeded. */
  readonly effects: readonly Effect[];
  /** Absent unless it succeeded. */
  readonly files?: readonly AnnouncedAsset[];
};

type Entry<Effect> = {
  readonly tool: CheckedTool;
  readonly end: EndedTool<Effect>;
  readonly position: number;
  /** The tools before it, near or far, that have effects. */
  readonly acted: readonly Entry<Effect>[];
};

const nobody: readonly never[] = [];

/** What has come of the tools of a plan, in whichever order they ended. */
export class EndedTools<Effect> {
  private readonly entries = new Map<ToolId, Entry<Effect>>();
  private readonly positions: ReadonlyMap<ToolId, number>;

  constructor(private readonly tools: readonly CheckedTool[]) {
    this.positions = new Map(tools.map(({ toolId }, index) => [toolId, index]));
  }

  add(tool: CheckedTool, end: EndedTool<Effect>): void {
    const position = this.positions.get(tool.toolId) ?? 0;
    this.entries.set(tool.toolId, { tool, end, position, acted: this.actedBefore(tool) });
  }

  /** One it waits for was skipped, or failed and is required. */
  isBlocked({ dependencies }: CheckedTool): boolean {
    return dependencies.some((id) => {
      const before = this.entries.get(id);
      if (before === undefined || before.end.result.ok) return false;
      return before.end.result.state === 'skipped' || before.tool.isRequired;
    });
  }

  outputsFor({ dependencies }: CheckedTool): Readonly<Record<string, JsonObject | null>> {
    // A plan may call a tool __proto__.
    const outputs = Object.create(null) as Record<string, JsonObject | null>;
    for (const id of dependencies) {
      const result = this.entries.get(id)?.end.result;
      outputs[id] = result?.ok === true ? result.output : null;
    }
    return outputs;
  }

  /** A tool reads what the tools before it on its own path did, never what a stranger did. */
  effectsFor(tool: CheckedTool): readonly Effect[] {
    return this.actedBefore(tool).flatMap(({ end }) => end.effects);
  }

  /** Of all tools, in dependency order. */
  inOrder(): readonly EndedTool<Effect>[] {
    return this.tools.flatMap(({ toolId }) => this.entries.get(toolId)?.end ?? []);
  }

  private actedBefore({ dependencies }: CheckedTool): readonly Entry<Effect>[] {
    const acted = new Set<Entry<Effect>>();
    for (const id of dependencies) {
      const before = this.entries.get(id);
      for (const earlier of before?.acted ?? nobody) acted.add(earlier);
      if (before !== undefined && before.end.effects.length > 0) acted.add(before);
    }
    if (acted.size === 0) return nobody;
    return [...acted].sort((one, other) => one.position - other.position);
  }
}
