import fc from 'fast-check';

import type { ToolId } from '@/foundation/ids';
import { fail, succeed } from '@/foundation/result';
import { topologicalOrder } from '@/plan/topological-order';

type Node = { readonly toolId: ToolId; readonly dependencies: readonly ToolId[] };

function graph(edges: Readonly<Record<string, readonly string[]>>): readonly Node[] {
  return Object.entries(edges).map(([id, dependencies]) => ({
    toolId: id as ToolId,
    dependencies: dependencies as readonly ToolId[],
  }));
}

function orderOf(edges: Readonly<Record<string, readonly string[]>>) {
  const order = topologicalOrder(graph(edges));
  return order.ok ? succeed(order.value.map(({ toolId }) => toolId)) : order;
}

it('[arch §2.2.2] the diamond of the specification', () => {
  expect(orderOf({ D: ['B', 'C'], C: ['A'], B: ['A'], A: [] })).toEqual(
    succeed(['A', 'C', 'B', 'D']),
  );
});

it('[002 FR-011] tools that could go first keep the order of the plan', () => {
  expect(orderOf({ c: [], a: [], b: [] })).toEqual(succeed(['c', 'a', 'b']));
});

it('[002 FR-012] a cycle names exactly its members, not what hangs on it', () => {
  expect(orderOf({ before: [], a: ['c', 'before'], b: ['a'], c: ['b'], after: ['c'] })).toEqual(
    fail(['a', 'b', 'c']),
  );
});

it('[002 FR-012] two cycles are both named, and what lies between them is not', () => {
  expect(orderOf({ a: ['b'], b: ['a'], bridge: ['b'], x: ['y', 'bridge'], y: ['x'] })).toEqual(
    fail(['a', 'b', 'x', 'y']),
  );
});

it('a tool that waits for itself or for nobody is ordered as if it did not', () => {
  expect(orderOf({ a: ['a', 'nobody', 'b'], b: [] })).toEqual(succeed(['b', 'a']));
});

const size = 8;
const arbitraryGraph = fc
  .array(fc.uniqueArray(fc.nat({ max: size - 1 }), { maxLength: 3 }), {
    minLength: 1,
    maxLength: size,
  })
  .map((lists) =>
    lists.map((list, index) => ({
      toolId: `t${index}` as ToolId,
      dependencies: list
        .filter((other) => other !== index && other < lists.length)
        .map((other) => `t${other}` as ToolId),
    })),
  );

it('[002 FR-011; 002-dm §4; 003-dm §3.1] respects every dependency, and loses no tool (seed 11)', () => {
  fc.assert(
    fc.property(arbitraryGraph, (tools) => {
      const order = topologicalOrder(tools);
      fc.pre(order.ok);
      const ids = order.value.map(({ toolId }) => toolId);
      expect([...ids].sort()).toEqual(tools.map(({ toolId }) => toolId).sort());
      for (const { toolId, dependencies } of tools)
        for (const id of dependencies) expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(toolId));
    }),
    { numRuns: 500, seed: 11 },
  );
});

it('[002 FR-012; 002-dm §4; 003-dm §3.1] names the tools that can reach themselves, and no others (seed 12)', () => {
  fc.assert(
    fc.property(arbitraryGraph, (tools) => {
      const order = topologicalOrder(tools);
      const members = tools.filter((tool) => reachable(tools, tool).has(tool.toolId));
      expect(order.ok ? [] : [...order.error].sort()).toEqual(
        members.map(({ toolId }) => toolId).sort(),
      );
    }),
    { numRuns: 500, seed: 12 },
  );
});

/** Every tool this one waits for, near or far; another way to see it than the code under test. */
function reachable(tools: readonly Node[], from: Node): ReadonlySet<ToolId> {
  let found = new Set(from.dependencies);
  for (;;) {
    const next = new Set([
      ...found,
      ...tools.filter(({ toolId }) => found.has(toolId)).flatMap((tool) => tool.dependencies),
    ]);
    if (next.size === found.size) return found;
    found = next;
  }
}
