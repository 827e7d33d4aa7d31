import type { Gradient, Mark, Paint, Shape } from '@/ui/art/draw/shape';
import { laidOver, rgbOf, type Rgb } from '@/ui/theme/testing/contrast';
import { flattenPath, type Point } from '@/ui/theme/testing/flatten-path';

type Spot = { readonly color: Rgb; readonly opacity: number };
type Layer = {
  readonly covers: (point: Point) => boolean;
  readonly spotAt: (point: Point) => Spot;
};

/** The colour of any point of a picture over a ground, as it would be painted. */
export function painter(shapes: readonly Shape[], ground: string): (point: Point) => Rgb {
  const gradients = new Map(
    shapes.flatMap((shape) => ('stops' in shape ? [[shape.name, shape] as const] : [])),
  );
  const layers = shapes.flatMap((shape) => ('stops' in shape ? [] : [layerOf(shape, gradients)]));
  return (point) =>
    layers.reduce((under, { covers, spotAt }) => {
      if (!covers(point)) return under;
      const { color, opacity } = spotAt(point);
      return laidOver(under, color, opacity);
    }, rgbOf(ground));
}

function layerOf(mark: Mark, gradients: ReadonlyMap<string, Gradient>): Layer {
  return {
    covers: coverage(mark),
    spotAt: (point) => {
      const { color, opacity } = paintAt(mark.paint, point, gradients);
      return { color, opacity: opacity * mark.opacity };
    },
  };
}

function coverage(mark: Mark): (point: Point) => boolean {
  switch (mark.kind) {
    case 'rect': {
      // Rounded corners are left out: they are smaller than what is looked for.
      const { x, y, width, height } = mark;
      return ([atX, atY]) => atX >= x && atX <= x + width && atY >= y && atY <= y + height;
    }
    case 'circle': {
      const { cx, cy, radius } = mark;
      return ([x, y]) => Math.hypot(x - cx, y - cy) <= radius;
    }
    case 'area': {
      const outlines = flattenPath(mark.path);
      const isNear = boxAround(outlines, 0);
      return (point) =>
        isNear(point) && outlines.reduce((sum, each) => sum + winding(each, point), 0) !== 0;
    }
    case 'line': {
      const outlines = flattenPath(mark.path);
      const reach = mark.width / 2;
      const isNear = boxAround(outlines, reach);
      return (point) =>
        isNear(point) && outlines.some((outline) => distanceTo(outline, point) <= reach);
    }
  }
}

/** Most points are nowhere near a mark, and need no closer look. Loops: some millions of points are looked at. */
function boxAround(
  outlines: readonly (readonly Point[])[],
  reach: number,
): (point: Point) => boolean {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const outline of outlines)
    for (const point of outline) {
      left = Math.min(left, point[0] - reach);
      right = Math.max(right, point[0] + reach);
      top = Math.min(top, point[1] - reach);
      bottom = Math.max(bottom, point[1] + reach);
    }
  return (point) => point[0] >= left && point[0] <= right && point[1] >= top && point[1] <= bottom;
}

/** How often a closed outline goes around a point. */
function winding(outline: readonly Point[], point: Point): number {
  const [x, y] = point;
  let around = 0;
  let from = outline[outline.length - 1] ?? point;
  for (const to of outline) {
    const isUp = from[1] <= y;
    // Most pieces are above or below.
    if (isUp === to[1] > y) {
      const side = (to[0] - from[0]) * (y - from[1]) - (x - from[0]) * (to[1] - from[1]);
      if (isUp && side > 0) around += 1;
      if (!isUp && side < 0) around -= 1;
    }
    from = to;
  }
  return around;
}

function distanceTo(line: readonly Point[], [x, y]: Point): number {
  const distances = line.slice(1).map(([toX, toY], index) => {
    const [fromX, fromY] = line[index] ?? [toX, toY];
    const square = (toX - fromX) ** 2 + (toY - fromY) ** 2;
    const along = ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / (square || 1);
    const part = Math.min(Math.max(along, 0), 1);
    return Math.hypot(x - fromX - part * (toX - fromX), y - fromY - part * (toY - fromY));
  });
  return Math.min(...distances);
}

function paintAt(paint: Paint, point: Point, gradients: ReadonlyMap<string, Gradient>): Spot {
  if (typeof paint === 'string') return { color: rgbOf(paint), opacity: 1 };
  const gradient = gradients.get(paint.gradient);
  if (gradient === undefined) throw new Error(`there is no gradient ${paint.gradient}`);
  return between(gradient.stops, offsetIn(gradient, point));
}

function offsetIn(gradient: Gradient, [x, y]: Point): number {
  return gradient.kind === 'vertical-gradient'
    ? (y - gradient.fromY) / (gradient.toY - gradient.fromY || 1)
    : Math.hypot(x - gradient.cx, y - gradient.cy) / (gradient.radius || 1);
}

function between(stops: Gradient['stops'], offset: number): Spot {
  const after = stops.findIndex((stop) => stop.offset >= offset);
  const to = stops[after === -1 ? stops.length - 1 : after];
  const from = stops[Math.max(0, after - 1)];
  if (to === undefined || from === undefined) throw new Error('a gradient needs stops');
  if (after <= 0) return { color: rgbOf(to.color), opacity: to.opacity };
  const part = (offset - from.offset) / (to.offset - from.offset || 1);
  return {
    color: laidOver(rgbOf(from.color), rgbOf(to.color), part),
    opacity: from.opacity + (to.opacity - from.opacity) * part,
  };
}
