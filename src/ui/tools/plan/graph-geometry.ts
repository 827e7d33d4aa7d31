import { curveTo, moveTo } from '@/ui/art/draw/path-text';
import type { Edge, PlacedTool, PlanLayout } from '@/ui/tools/plan/plan-layout';

/** Three columns fit beside the log of a window 1280 wide. */
const node = { width: 196, height: 62, gap: 60, pitch: 96 };
/** A node with a progress bar or a longer note is taller. */
const slack = 20;

/** Turns columns and rows into dp; larger letters make a larger graph. */
export class GraphGeometry {
  constructor(
    private readonly layout: Pick<PlanLayout<unknown>, 'columns' | 'rows' | 'rowsIn'>,
    private readonly scale: number,
  ) {}

  get width(): number {
    const { columns } = this.layout;
    return Math.max(0, columns * node.width * this.scale + (columns - 1) * node.gap);
  }

  get height(): number {
    const { rows } = this.layout;
    if (rows === 0) return 0;
    return ((rows - 1) * node.pitch + node.height) * this.scale + slack;
  }

  boxOf(place: PlacedTool<unknown>) {
    return {
      left: this.left(place),
      top: this.top(place),
      width: node.width * this.scale,
      minHeight: node.height * this.scale,
    };
  }

  pathOf({ from, to }: Edge<unknown>): string {
    const startX = this.left(from) + node.width * this.scale;
    const endX = this.left(to);
    const startY = this.middle(from);
    const endY = this.middle(to);
    // The bend lies in the gap before the later tool, whatever the way has to pass.
    const bendX = endX - node.gap / 2;
    const straight = endX - node.gap;
    return (
      moveTo([startX, startY]) +
      (straight > startX ? `H${straight}` : '') +
      curveTo([bendX, startY], [bendX, endY], [endX, endY])
    );
  }

  private left({ column }: PlacedTool<unknown>): number {
    return column * (node.width * this.scale + node.gap);
  }

  /** A short column stands in the middle of the longest. */
  private top({ column, row }: PlacedTool<unknown>): number {
    const { rows, rowsIn } = this.layout;
    const before = (rows - (rowsIn[column] ?? rows)) / 2;
    return (before + row) * node.pitch * this.scale;
  }

  private middle(place: PlacedTool<unknown>): number {
    return this.top(place) + (node.height * this.scale) / 2;
  }
}
