import type { Gradient, Mark, Paint, Shape } from '@/ui/art/shape';
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

/** Most points are nowhere near a mark, and need no closer look. */
function boxAround(
  outlines: readonly (readonly Point[])[],
  reach: number,
): (point: Point) => boolean {
  const xs = outlines.flatMap((outline) => outline.map(([x]) => x));
  const ys = outlines.flatMap((outline) => outline.map(([, y]) => y));
  const [left, right] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
  const [top, bottom] = [Math.min(...ys) - reach, Math.max(...ys) + reach];
  return ([x, y]) => x >= left && x <= right && y >= top && y <= bottom;
}

/** How often a closed outline goes around a point. */
function winding(outline: readonly Point[], [x, y]: Point): number {
  return outline.reduce((sum, [fromX, fromY], index) => {
    const [toX, toY] = outline[(index + 1) % outline.length] ?? [fromX, fromY];
    const side = (toX - fromX) * (y - fromY) - (x - fromX) * (toY - fromY);
    if (fromY <= y && toY > y && side > 0) return sum + 1;
    return fromY > y && toY <= y && side < 0 ? sum - 1 : sum;
  }, 0);
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
