import type { ToolId } from '@/foundation/ids';
import { fail, succeed, type Result } from '@/foundation/result';

type Node = { readonly toolId: ToolId; readonly dependencies: readonly ToolId[] };

/**
 * Kahn's algorithm (arch §2.2.3): first what waits for nobody, in the plan's order, then each tool when
 * the last it waits for is placed. The error names the members of the cycles only, not what hangs on
 * them. Self-dependencies and unknown ids are not its business.
 */
export function topologicalOrder<Tool extends Node>(
  tools: readonly Tool[],
): Result<readonly Tool[], readonly ToolId[]> {
  const known = new Set(tools.map((tool) => tool.toolId));
  const waitsFor = (tool: Node): ReadonlySet<ToolId> =>
    new Set(tool.dependencies.filter((id) => id !== tool.toolId && known.has(id)));
  const dependents = new Map<ToolId, Tool[]>(tools.map(({ toolId }) => [toolId, []]));
  const open = new Map<Tool, number>();
  for (const tool of tools) {
    const dependencies = waitsFor(tool);
    open.set(tool, dependencies.size);
    for (const id of dependencies) dependents.get(id)?.push(tool);
  }
  const ordered = tools.filter((tool) => open.get(tool) === 0);
  // Grows while it is walked: it is the algorithm's queue and its result.
  for (const { toolId } of ordered)
    for (const dependent of dependents.get(toolId) ?? []) {
      const left = (open.get(dependent) ?? 0) - 1;
      open.set(dependent, left);
      if (left === 0) ordered.push(dependent);
    }
  if (ordered.length === tools.length) return succeed(ordered);
  const placed = new Set(ordered);
  return fail(
    cycleMembers(
      tools.filter((tool) => !placed.has(tool)),
      waitsFor,
    ),
  );
}

function cycleMembers(
  tools: readonly Node[],
  waitsFor: (tool: Node) => ReadonlySet<ToolId>,
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
