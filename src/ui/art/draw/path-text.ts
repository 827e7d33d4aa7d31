type Point = readonly [x: number, y: number];

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function at([x, y]: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}

export function moveTo(point: Point): string {
  return `M${at(point)}`;
}

export function lineTo(point: Point): string {
  return `L${at(point)}`;
}

export function quadTo(control: Point, end: Point): string {
  return `Q${at(control)} ${at(end)}`;
}

export function curveTo(first: Point, second: Point, end: Point): string {
  return `C${at(first)} ${at(second)} ${at(end)}`;
}

/** Twice the area, negative when the points go round against the clock. */
function turning(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Always clockwise: where two parts of one path overlap and turn differently, a hole appears. */
export function polygon(...points: readonly Point[]): string {
  const clockwise = turning(points) < 0 ? [...points].reverse() : points;
  return `M${clockwise.map(at).join('L')}Z`;
}

export function box(left: number, top: number, right: number, bottom: number): string {
  return polygon([left, top], [right, top], [right, bottom], [left, bottom]);
}

/** A disc inside a longer path, so that fifty stars are one node. */
export function disc(cx: number, cy: number, radius: number): string {
  const r = Math.max(rounded(radius), 0.1);
  return `M${rounded(cx - r)} ${rounded(cy)}a${r} ${r} 0 1 1 ${rounded(2 * r)} 0a${r} ${r} 0 1 1 ${rounded(-2 * r)} 0Z`;
}

export function oval(cx: number, cy: number, rx: number, ry: number): string {
  const [x, y] = [rounded(rx), rounded(ry)];
  return `M${rounded(cx - x)} ${rounded(cy)}a${x} ${y} 0 1 1 ${rounded(2 * x)} 0a${x} ${y} 0 1 1 ${rounded(-2 * x)} 0Z`;
}
