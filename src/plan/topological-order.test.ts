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
    fail([['a', 'b', 'c']]),
  );
});

it('[002 FR-012] two cycles are named apart, and what lies between them is in neither', () => {
  expect(orderOf({ a: ['b'], b: ['a'], bridge: ['b'], x: ['y', 'bridge'], y: ['x'] })).toEqual(
    fail([
      ['a', 'b'],
      ['x', 'y'],
    ]),
  );
});

it('[002 FR-012] cycles that share a tool are one', () => {
  expect(orderOf({ a: ['b'], b: ['a', 'c'], c: ['b'] })).toEqual(fail([['a', 'b', 'c']]));
});

it('a ring of very many tools is no trouble', () => {
  const tools = Array.from({ length: 20_000 }, (_, index) => ({
    toolId: String(index) as ToolId,
    dependencies: [String((index + 1) % 20_000) as ToolId],
  }));
  const order = topologicalOrder(tools);
  expect(!order.ok && order.error.map((cycle) => cycle.length)).toEqual([20_000]);
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

it('[002 FR-012; 002-dm §4; 003-dm §3.1] a cycle is the tools that reach one another, and no others (seed 12)', () => {
  fc.assert(
    fc.property(arbitraryGraph, (tools) => {
      const order = topologicalOrder(tools);
      const reached = new Map(tools.map((tool) => [tool.toolId, reachable(tools, tool)]));
      const cycleOf = (id: ToolId): readonly ToolId[] =>
        tools
          .map(({ toolId }) => toolId)
          .filter((other) => reached.get(id)?.has(other) && reached.get(other)?.has(id));
      const cycles = tools.map(({ toolId }) => cycleOf(toolId)).filter(({ length }) => length > 0);
      const each = new Map(cycles.map((cycle) => [cycle.join(), cycle]));
      expect(order.ok ? [] : order.error).toEqual([...each.values()]);
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
