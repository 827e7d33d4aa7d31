import type { PlaceLight } from '@/ui/art/draw/art-palettes';
import type { Canvas } from '@/ui/art/draw/canvas';
import { outsideWindow, windowSnow } from '@/ui/art/late/window-weather';
import { area } from '@/ui/art/draw/marks';
import { box, curveTo, lineTo, moveTo, polygon, quadTo } from '@/ui/art/draw/path-text';
import type { Bay, ArtScene } from '@/ui/art/draw/art-scene';
import type { Gradient, Shape } from '@/ui/art/draw/shape';
import { windowSill as sill, windowTop as top, type Opening } from '@/ui/art/late/window-opening';

const windowPaint = { gradient: 'window' };

/** The whole sky of the hour, pressed into the height of a window. */
function windowGradient({ canvas, palette }: ArtScene): Gradient {
  const [high, middle, foot] = palette.sky;
  return {
    kind: 'vertical-gradient',
    name: windowPaint.gradient,
    fromY: canvas.y(top - 0.06),
    toY: canvas.y(sill),
    stops: [
      { offset: 0, color: high, opacity: 1 },
      { offset: 0.5, color: middle, opacity: 1 },
      { offset: 1, color: foot, opacity: 1 },
    ],
  };
}

export function windowGradients(scene: ArtScene): readonly Gradient[] {
  return [windowGradient(scene), ...windowSnow(scene)];
}

function arched(canvas: Canvas, { left, right }: Opening): string {
  const head = canvas.y(top) + (right - left) / 2;
  return (
    moveTo([left, canvas.y(sill)]) +
    lineTo([left, head]) +
    quadTo([left, canvas.y(top)], [(left + right) / 2, canvas.y(top)]) +
    quadTo([right, canvas.y(top)], [right, head]) +
    `${lineTo([right, canvas.y(sill)])}Z`
  );
}

function squared(canvas: Canvas, { left, right }: Opening): string {
  return box(left, canvas.y(top), right, canvas.y(sill));
}

function hillsOutside(canvas: Canvas, { left, right }: Opening, height: number): string {
  const width = right - left;
  const base = canvas.y(sill);
  const crest = base - canvas.size(height);
  return `${moveTo([left, base])}${lineTo([left, crest])}${curveTo(
    [left + width * 0.3, crest - canvas.size(0.05)],
    [left + width * 0.6, crest + canvas.size(0.045)],
    [right, crest - canvas.size(0.012)],
  )}${lineTo([right, base])}Z`;
}

function crossbars(canvas: Canvas, { left, right }: Opening, panes: number): string {
  const bar = canvas.size(0.008);
  const ledge = canvas.size(0.03);
  const middle = canvas.y(top + (sill - top) * 0.46);
  const uprights = Array.from({ length: panes - 1 }, (_, index) => {
    const x = left + ((index + 1) * (right - left)) / panes;
    return box(x - bar / 2, canvas.y(top), x + bar / 2, canvas.y(sill));
  });
  return (
    uprights.join('') +
    box(left, middle - bar / 2, right, middle + bar / 2) +
    box(left - ledge, canvas.y(sill), right + ledge, canvas.y(sill + 0.024))
  );
}

const sunHeight: Readonly<Record<PlaceLight, number>> = {
  dawn: 0.43,
  day: 0.25,
  dusk: 0.42,
  night: 0.25,
};

function sunOutside(scene: ArtScene, { left, right }: Opening, part: number): Shape {
  const { canvas, palette, light } = scene;
  return {
    kind: 'circle',
    layer: 'sun',
    cx: left + (right - left) * part,
    cy: canvas.y(sunHeight[light]),
    radius: canvas.size(0.026),
    paint: palette.glow,
    opacity: 0.72,
  };
}

function daylight(canvas: Canvas, { left, right }: Opening, slant: number): string {
  const start = canvas.y(sill + 0.024);
  const half = (right - left) / 2;
  const shift = canvas.size(slant);
  return polygon(
    [left, start],
    [right, start],
    [right + shift + half * 0.5, canvas.height],
    [left + shift - half * 0.3, canvas.height],
  );
}

export function windowBay(scene: ArtScene, bay: Bay): readonly Shape[] {
  const { canvas, palette } = scene;
  const timber = palette.room[2];
  const random = scene.random(`window-${bay.index}`);
  const half = Math.min(canvas.size(random.between(0.15, 0.2)), bay.width * 0.36);
  const opening = { left: bay.middle - half, right: bay.middle + half };
  const glass = random.chance(0.5) ? arched(canvas, opening) : squared(canvas, opening);
  const panes = random.whole(2, 3);
  const hills = hillsOutside(canvas, opening, random.between(0.06, 0.1));
  const sunPart = random.chance(0.5) ? random.between(0.2, 0.3) : random.between(0.7, 0.8);
  return [
    area('middle', daylight(canvas, opening, random.between(-0.2, 0.2)), palette.glow, 0.08),
    area('sky', glass, windowPaint),
    // Only one of the first two bays is a window: two windows must not show two suns.
    ...(bay.index < 2 && !scene.details.overcast ? [sunOutside(scene, opening, sunPart)] : []),
    ...outsideWindow(scene, { ...opening, glass, hills, isFirst: bay.index < 2 }),
    {
      kind: 'line',
      layer: 'near',
      path: glass,
      width: canvas.size(0.018),
      paint: timber,
      opacity: 1,
    },
    area('near', crossbars(canvas, opening, panes), timber),
  ];
}
