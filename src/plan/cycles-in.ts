import type { ToolId } from '@/foundation/ids';

export type Waiting = { readonly toolId: ToolId; readonly dependencies: readonly ToolId[] };

/**
 * The cycles among the tools, each with exactly its members, in the plan's order: tools that reach one
 * another, not what hangs on them (Kosaraju's algorithm; a planner may send very many tools). Two tools
 * of one id wait for what either waits for. Self-dependencies and unknown ids are not its business.
 */
export function cyclesIn(tools: readonly Waiting[]): readonly (readonly ToolId[])[] {
  const waitsFor = new Map<ToolId, Set<ToolId>>(tools.map(({ toolId }) => [toolId, new Set()]));
  const awaitedBy = new Map<ToolId, Set<ToolId>>(tools.map(({ toolId }) => [toolId, new Set()]));
  for (const { toolId, dependencies } of tools)
    for (const id of dependencies) {
      if (id === toolId || !waitsFor.has(id)) continue;
      waitsFor.get(toolId)?.add(id);
      awaitedBy.get(id)?.add(toolId);
    }
  const left: ToolId[] = [];
  const seen = new Set<ToolId>();
  for (const id of waitsFor.keys()) for (const each of walk(id, waitsFor, seen)) left.push(each);
  const placed = new Set<ToolId>();
  const groupOf = new Map<ToolId, readonly ToolId[]>();
  for (const id of left.reverse()) {
    const group = walk(id, awaitedBy, placed);
    if (group.length > 1) for (const member of group) groupOf.set(member, group);
  }
  const groups = new Map<readonly ToolId[], ToolId[]>();
  for (const id of waitsFor.keys()) {
    const group = groupOf.get(id);
    if (group === undefined) continue;
    const members = groups.get(group) ?? [];
    members.push(id);
    groups.set(group, members);
  }
  return [...groups.values()];
}

/** Everything that can be reached and was not seen before, each after all that it leads to. */
function walk(
  from: ToolId,
  next: ReadonlyMap<ToolId, ReadonlySet<ToolId>>,
  seen: Set<ToolId>,
): readonly ToolId[] {
  if (seen.has(from)) return [];
  const left: ToolId[] = [];
  const enter = (id: ToolId) => {
    seen.add(id);
    return { id, ways: (next.get(id) ?? new Set<ToolId>()).values() };
  };
  const open = [enter(from)];
  for (let top = open[0]; top !== undefined; top = open[open.length - 1]) {
    const way = top.ways.next();
    if (way.done === true) {
      left.push(top.id);
      open.pop();
    } else if (!seen.has(way.value)) open.push(enter(way.value));
  }
  return left;
}
