import type { ToolId } from '@/foundation/ids';
import { fail, succeed, type Result } from '@/foundation/result';
import { cyclesIn, type Waiting } from '@/plan/cycles-in';

/**
 * Kahn's algorithm (arch §2.2.3): first what waits for nobody, in the plan's order, then each tool when
 * the last it waits for is placed. The error is the cycles. Self-dependencies and unknown ids are not
 * its business.
 */
export function topologicalOrder<Tool extends Waiting>(
  tools: readonly Tool[],
): Result<readonly Tool[], readonly (readonly ToolId[])[]> {
  const known = new Set(tools.map((tool) => tool.toolId));
  const waitsFor = (tool: Waiting): ReadonlySet<ToolId> =>
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
  return fail(cyclesIn(tools));
}
