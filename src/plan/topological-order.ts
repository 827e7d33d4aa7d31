import type { ToolId } from '@/foundation/ids';
import { fail, succeed, type Result } from '@/foundation/result';

type Node = { readonly toolId: ToolId; readonly dependencies: readonly ToolId[] };

/**
 * Kahn's algorithm (002-dm §3); tools that could go first keep the plan's order. The error names the
 * members of the cycles only, not what hangs on them. Self-dependencies and unknown ids are not its business.
 */
export function topologicalOrder<Tool extends Node>(
  tools: readonly Tool[],
): Result<readonly Tool[], readonly ToolId[]> {
  const known = new Set(tools.map((tool) => tool.toolId));
  const waitsFor = (tool: Node): ToolId[] =>
    tool.dependencies.filter((id) => id !== tool.toolId && known.has(id));
  const ordered: Tool[] = [];
  const behind = new Set<ToolId>();
  let waiting: readonly Tool[] = tools;
  while (waiting.length > 0) {
    const ready = waiting.find((tool) => waitsFor(tool).every((id) => behind.has(id)));
    if (ready === undefined) return fail(cycleMembers(waiting, waitsFor));
    ordered.push(ready);
    behind.add(ready.toolId);
    waiting = waiting.filter((tool) => tool !== ready);
  }
  return succeed(ordered);
}

function cycleMembers(
  tools: readonly Node[],
  waitsFor: (tool: Node) => readonly ToolId[],
): readonly ToolId[] {
  const byId = new Map(tools.map((tool) => [tool.toolId, tool]));
  const reaches = (from: Node, goal: ToolId): boolean => {
    const seen = new Set<ToolId>();
    const open = [...waitsFor(from)];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (id === goal) return true;
      const next = byId.get(id);
      if (seen.has(id) || next === undefined) continue;
      seen.add(id);
      open.push(...waitsFor(next));
    }
    return false;
  };
  return tools.filter((tool) => reaches(tool, tool.toolId)).map((tool) => tool.toolId);
}
