import type { ToolShown } from '@/ui/tools/view/plan-run';

/** Two tools of a refused plan may have one name: only their places differ. */
export function placeKey({ column, row }: PlacedTool<unknown>): string {
  return `${column} ${row}`;
}

type LaidTool = Pick<ToolShown, 'toolId' | 'dependencies'>;

/** Where a tool stands: its column is the longest way to it, its row counts within the column. */
export type PlacedTool<Tool> = {
  readonly tool: Tool;
  readonly column: number;
  readonly row: number;
};

export type Edge<Tool> = { readonly from: PlacedTool<Tool>; readonly to: PlacedTool<Tool> };

export type PlanLayout<Tool> = {
  /** Column by column, each from its first row. */
  readonly places: readonly PlacedTool<Tool>[];
  readonly edges: readonly Edge<Tool>[];
  readonly columns: number;
  /** Of the longest column. */
  readonly rows: number;
  readonly rowsIn: readonly number[];
};

/**
 * Every tool is placed once, also in a plan that was refused: a dependency that is not there, or that
 * would close a circle, is not drawn.
 */
export function planLayout<Tool extends LaidTool>(tools: readonly Tool[]): PlanLayout<Tool> {
  const depths = depthsOf(tools);
  const rowsIn: number[] = [];
  const placed = tools.map((tool, index): PlacedTool<Tool> => {
    const column = depths[index] ?? 0;
    const row = rowsIn[column] ?? 0;
    rowsIn[column] = row + 1;
    return { tool, column, row };
  });
  const places = [...placed].sort((one, other) => one.column - other.column || one.row - other.row);
  const byId = firstById(placed);
  const edges = places.flatMap((to) =>
    [...new Set(to.tool.dependencies)].flatMap((id) => {
      const from = byId.get(id);
      return from !== undefined && from.column < to.column ? [{ from, to }] : [];
    }),
  );
  return { places, edges, columns: rowsIn.length, rows: Math.max(0, ...rowsIn), rowsIn };
}

/** Kahn's walk: what lies on a circle is never reached and keeps the first column. */
function depthsOf(tools: readonly LaidTool[]): readonly number[] {
  const depths = tools.map(() => 0);
  const indexOf = new Map(tools.map(({ toolId }, index) => [toolId, index] as const).reverse());
  const before = tools.map(
    ({ dependencies }) => new Set(dependencies.flatMap((id) => indexOf.get(id) ?? [])),
  );
  const after = tools.map((): number[] => []);
  for (const [index, all] of before.entries())
    for (const dependency of all) after[dependency]?.push(index);
  const ready = before.flatMap(({ size }, index) => (size === 0 ? [index] : []));
  for (const index of ready)
    for (const next of after[index] ?? []) {
      before[next]?.delete(index);
      depths[next] = Math.max(depths[next] ?? 0, (depths[index] ?? 0) + 1);
      if (before[next]?.size === 0) ready.push(next);
    }
  return depths.map((depth, index) => (before[index]?.size === 0 ? depth : 0));
}

function firstById<Tool extends LaidTool>(
  places: readonly PlacedTool<Tool>[],
): ReadonlyMap<string, PlacedTool<Tool>> {
  return new Map(places.map((place) => [place.tool.toolId, place] as const).reverse());
}
