import type { Canvas } from '@/ui/art/draw/canvas';
import { nightStars, sky, sunOrMoon } from '@/ui/art/parts/heavens';
import { conifers, land, ridge } from '@/ui/art/parts/land';
import { area, ground } from '@/ui/art/draw/marks';
import { box, curveTo, lineTo, moveTo, polygon, quadTo } from '@/ui/art/draw/path-text';
import type { PlaceRandom } from '@/ui/art/draw/place-random';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { smallLights, type Pane } from '@/ui/art/parts/small-lights';

const shore = 0.63;

/** Turns a part of the width round for places that are built the other way about. */
type Across = (part: number) => number;

function banks(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const [far, middle, near] = palette.layers;
  const hills = land(canvas, scene.random('hills'), { base: 0.5, swell: 0.05, hills: 3 });
  const wood = { from: 0, to: 1, tallest: 0.13, gap: 0.055, on: hills };
  const bank = ridge(canvas, scene.random('bank'), { base: 0.59, swell: 0.03, hills: 4 });
  return [
    area('far', hills.path + conifers(canvas, scene.random('trees'), wood), far),
    area('middle', bank, middle),
    ground('near', canvas, canvas.y(shore), near),
  ];
}

function glintLine(canvas: Canvas, path: string, paint: string, opacity: number): Shape {
  return { kind: 'line', layer: 'near', path, width: canvas.size(0.0055), paint, opacity };
}

/** Long faint lines everywhere, short bright ones under the sun. */
function glints(scene: ArtScene, sunX: number): readonly Shape[] {
  const { canvas, palette } = scene;
  const random = scene.random('glints');
  const row = (index: number): number => canvas.y(shore + 0.025 + index * 0.024);
  const stroke = (left: number, width: number, y: number): string =>
    moveTo([left, y]) + lineTo([left + width, y]);
  const faint = [1, 2, 4, 5, 7, 8, 10, 11, 13, 14].map((index) => {
    const width = canvas.x(random.between(0.12, 0.36));
    return stroke(random.between(0, canvas.width - width * 0.6), width, row(index));
  });
  const bright = [0, 3, 6, 9, 12].map((index) => {
    const width = canvas.size(random.between(0.12, 0.22));
    const shift = canvas.size(random.between(-0.03, 0.03));
    return stroke(canvas.x(sunX) - width / 2 + shift, width, row(index));
  });
  return [
    glintLine(canvas, faint.join(''), palette.glow, 0.14),
    glintLine(canvas, bright.join(''), palette.glow, 0.36),
  ];
}

function jetty(canvas: Canvas, random: PlaceRandom, across: Across): string {
  const length = random.between(0.46, 0.62);
  const slope = random.between(0.07, 0.11);
  const deck = (part: number): number => canvas.y(shore + 0.025 + slope * part);
  const planks = polygon(
    [canvas.x(across(0)), deck(0)],
    [canvas.x(across(length)), deck(1)],
    [canvas.x(across(length)), deck(1) + canvas.size(0.05)],
    [canvas.x(across(0)), deck(0) + canvas.size(0.045)],
  );
  const half = canvas.size(0.008);
  const posts = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.92].map((part) => {
    const x = canvas.x(across(length * part));
    return box(
      x - half,
      deck(part) - canvas.size(0.042),
      x + half,
      deck(part) + canvas.size(0.085),
    );
  });
  return planks + posts.join('');
}

function boat(canvas: Canvas, across: Across, part: number): string {
  const x = canvas.x(across(part));
  const y = canvas.y(shore + 0.1);
  const half = canvas.size(0.11);
  const hull = `${moveTo([x - half, y - half * 0.3])}${quadTo([x, y], [x + half, y - half * 0.34])}${curveTo(
    [x + half * 0.8, y + half * 0.22],
    [x - half * 0.7, y + half * 0.26],
    [x - half, y - half * 0.3],
  )}Z`;
  const mast = canvas.size(0.005);
  const top = y - canvas.size(0.26);
  const boom = y - half * 0.5;
  const sail =
    polygon([x + mast * 2, top], [x + half * 0.86, boom], [x + mast * 2, boom]) +
    polygon([x - mast * 2, top + half * 0.3], [x - mast * 2, boom], [x - half * 0.62, boom]);
  return hull + box(x - mast, top - mast, x + mast, y) + sail;
}

function mill(
  canvas: Canvas,
  across: Across,
): { readonly path: string; readonly panes: readonly Pane[] } {
  const half = Math.min(canvas.size(0.19), canvas.width * 0.1);
  const x = canvas.x(across(0.8));
  const eave = canvas.y(0.46);
  const apex = eave - Math.max(half * 0.57, canvas.size(0.09));
  const path = polygon(
    [x - half, canvas.height],
    [x - half, eave],
    [x, apex],
    [x + half, eave],
    [x + half, canvas.height],
  );
  const width = canvas.size(0.028);
  const height = canvas.size(0.037);
  return {
    path,
    panes: [
      { x: x - half * 0.2, y: canvas.y(0.555), width, height },
      { x: x + half * 0.3, y: canvas.y(0.665), width: width * 0.8, height: height * 0.8 },
    ],
  };
}

/** A spit of land that comes in from the side, with reeds on it. */
function reeds(canvas: Canvas, random: PlaceRandom, across: Across): string {
  const tip = canvas.x(across(0.58));
  const side = canvas.x(across(1));
  const foot = canvas.y(0.84);
  const spit = [
    [tip, foot + canvas.size(0.03)],
    [(tip + side) / 2, foot - canvas.size(0.035)],
    [side, foot - canvas.size(0.03)],
    [side, canvas.height],
  ] as const;
  const [start, crest, end, corner] = spit;
  const half = canvas.size(0.004);
  const stalks = Array.from({ length: 26 }, () => {
    const x = tip + (side - tip) * random.between(0.22, 1);
    const top = foot - canvas.size(random.between(0.08, 0.24));
    const lean = canvas.size(random.between(-0.03, 0.03));
    return polygon([x - half, foot], [x + lean, top], [x + half, foot]);
  });
  const mound =
    side > tip
      ? moveTo(start) + quadTo(crest, end) + lineTo(corner)
      : moveTo(corner) + lineTo(end) + quadTo(crest, start);
  return `${mound}Z${stalks.join('')}`;
}

export function drawWater(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const random = scene.random('water');
  const turned = random.chance(0.35);
  const across: Across = (part) => (turned ? 1 - part : part);
  const hasMill = random.chance(0.6);
  const sunX = random.between(0.24, 0.34) + (turned ? 0.12 : 0);
  const house = hasMill ? mill(canvas, across) : { path: '', panes: [] };
  const built = hasMill
    ? jetty(canvas, random, across)
    : boat(canvas, across, random.between(0.3, 0.5)) + reeds(canvas, random, across);
  return [
    ...sky(scene),
    ...nightStars(scene),
    ...sunOrMoon(scene, { x: sunX, y: 0.32, radius: 0.062 }),
    ...banks(scene),
    ...glints(scene, sunX),
    area('near', built + house.path, palette.layers[3]),
    ...smallLights(scene, house.panes),
  ];
}
