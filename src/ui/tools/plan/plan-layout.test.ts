import fc from 'fast-check';

import { planLayout } from '@/ui/tools/plan/plan-layout';

type Tool = { readonly toolId: string; readonly dependencies: readonly string[] };

function tool(toolId: string, ...dependencies: readonly string[]): Tool {
  return { toolId, dependencies };
}

function placesOf(...tools: readonly Tool[]): Readonly<Record<string, readonly number[]>> {
  const { places } = planLayout(tools);
  return Object.fromEntries(
    places.map(({ tool: { toolId }, column, row }) => [toolId, [column, row]]),
  );
}

function edgesOf(...tools: readonly Tool[]): readonly string[] {
  return planLayout(tools).edges.map(({ from, to }) => `${from.tool.toolId}→${to.tool.toolId}`);
}

describe('[001 §12.2] the graph of a plan', () => {
  it('has a tool in the column of the longest way to it, and in the order of the plan', () => {
    expect(
      placesOf(
        tool('look'),
        tool('recall'),
        tool('roll', 'look', 'recall'),
        tool('store', 'roll', 'recall'),
        tool('gossip', 'roll'),
      ),
    ).toEqual({ look: [0, 0], recall: [0, 1], roll: [1, 0], store: [2, 0], gossip: [2, 1] });
  });

  it('has an edge for each dependency, once', () => {
    expect(edgesOf(tool('a'), tool('b', 'a', 'a'), tool('c', 'a', 'b'))).toEqual([
      'a→b',
      'a→c',
      'b→c',
    ]);
  });

  it('says how large it is', () => {
    const layout = planLayout([tool('a'), tool('b'), tool('c', 'a')]);
    expect(layout).toMatchObject({ columns: 2, rows: 2, rowsIn: [2, 1] });
    expect(planLayout([])).toMatchObject({ columns: 0, rows: 0, places: [], edges: [] });
  });

  it.each<[string, readonly Tool[]]>([
    ['a circle', [tool('a', 'b'), tool('b', 'a'), tool('c', 'b')]],
    ['itself', [tool('a', 'a')]],
    ['a stranger', [tool('a', 'nobody')]],
    ['a tool of the same name', [tool('a'), tool('a', 'a')]],
  ])('of a plan that was refused leaves out what cannot be drawn: %s', (_what, tools) => {
    const { places } = planLayout(tools);
    expect(places.map((place) => place.tool)).toHaveLength(tools.length);
  });

  it('places every tool once and leads only to later columns, whatever the plan (seed 17)', () => {
    const id = fc.integer({ min: 0, max: 12 }).map(String);
    const anyTool = fc.record({ toolId: id, dependencies: fc.array(id, { maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(anyTool, { maxLength: 30 }), (tools) => {
        const { places, edges, columns, rows, rowsIn } = planLayout(tools);
        expect(new Set(places.map((place) => place.tool))).toEqual(new Set(tools));
        expect(places).toHaveLength(tools.length);
        expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(
          tools.length,
        );
        for (const { from, to } of edges) {
          expect(from.column).toBeLessThan(to.column);
          expect(to.tool.dependencies).toContain(from.tool.toolId);
        }
        for (const { column, row } of places) {
          expect(column).toBeLessThan(columns);
          expect(row).toBeLessThan(rowsIn[column] ?? 0);
          expect(row).toBeLessThan(rows);
        }
      }),
      { numRuns: 500, seed: 17 },
    );
  });

  it('draws every dependency of a plan that can run (seed 18)', () => {
    const plan = fc
      .array(fc.array(fc.nat(), { maxLength: 3 }), { maxLength: 40 })
      .map((all) =>
        all.map((picks, index) =>
          tool(String(index), ...(index === 0 ? [] : picks.map((pick) => String(pick % index)))),
        ),
      );
    fc.assert(
      fc.property(plan, (tools) => {
        const wanted = tools.reduce((sum, each) => sum + new Set(each.dependencies).size, 0);
        expect(planLayout(tools).edges).toHaveLength(wanted);
      }),
      { numRuns: 300, seed: 18 },
    );
  });

  it('of a long chain and of a wide plan is there at once', () => {
    const chain = Array.from({ length: 5_000 }, (_, index) =>
      tool(String(index), ...(index === 0 ? [] : [String(index - 1)])),
    );
    expect(planLayout(chain).columns).toBe(5_000);
    const wide = [...chain.map(({ toolId }) => tool(toolId)), tool('last', ...['0', '4999'])];
    expect(planLayout(wide)).toMatchObject({ columns: 2, rows: 5_000 });
  });
});
