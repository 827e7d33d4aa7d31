import { bareTree } from '@/ui/art/parts/bare-tree';
import type { Canvas } from '@/ui/art/draw/canvas';
import { chapel } from '@/ui/art/parts/chapel';
import { nightStars, sky, sunOrMoon } from '@/ui/art/parts/heavens';
import { conifers, land, ridge } from '@/ui/art/parts/land';
import { groundPaint, smokeRings } from '@/ui/art/late/field-snow';
import { snowIn } from '@/ui/art/late/snow';
import { area } from '@/ui/art/draw/marks';
import { lineTo, moveTo, polygon, quadTo } from '@/ui/art/draw/path-text';
import type { PlaceRandom } from '@/ui/art/draw/place-random';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { standingSmokes } from '@/ui/art/parts/smoke';

const vanishing = 0.52;
const edge = 0.61;
const rowWidth = 0.3;
const mostRows = 60;

type Rows = { readonly canvas: Canvas; readonly middle: number; readonly count: number };

function rowsOf(canvas: Canvas, middle: number): Rows {
  const needed = Math.ceil(canvas.width / canvas.size(rowWidth * nearness(edge)));
  return { canvas, middle, count: Math.min(needed, mostRows) };
}

/** 0 at the vanishing point, 1 at the foot of the picture. */
function nearness(y: number): number {
  return (y - vanishing) / (1 - vanishing);
}

function rowX({ canvas, middle }: Rows, row: number, y: number): number {
  return canvas.x(middle) + canvas.size(row * rowWidth * nearness(y));
}

function furrows(rows: Rows): string {
  const { canvas, count } = rows;
  let path = '';
  for (let row = -count; row <= count; row += 1)
    path += polygon(
      [rowX(rows, row - 0.22, edge), canvas.y(edge)],
      [rowX(rows, row + 0.22, edge), canvas.y(edge)],
      [rowX(rows, row + 0.3, 1), canvas.height],
      [rowX(rows, row - 0.3, 1), canvas.height],
    );
  return path;
}

function tuft(x: number, y: number, size: number): string {
  return [-0.9, -0.25, 0.35, 1]
    .map((lean) =>
      polygon([x - size * 0.16, y], [x + lean * size * 0.7, y - size], [x + size * 0.16, y]),
    )
    .join('');
}

const depths = [0.64, 0.668, 0.705, 0.75, 0.81] as const;

function turnips(rows: Rows, random: PlaceRandom): string {
  const { canvas, count } = rows;
  let path = '';
  for (const depth of depths) {
    const size = canvas.size(0.085 * nearness(depth));
    for (let row = -count; row <= count; row += 1) {
      const x = rowX(rows, row + 0.5 + random.between(-0.06, 0.06), depth);
      if (x > -size && x < canvas.width + size && random.chance(0.82))
        path += tuft(x, canvas.y(depth), size * random.between(0.75, 1.1));
    }
  }
  return path;
}

function landmark(scene: ArtScene, foot: number): readonly Shape[] {
  const { canvas, palette } = scene;
  const random = scene.random('landmark');
  const part = random.between(0.62, 0.74);
  // White as the land behind it nobody would see it.
  const paint = palette.layers[snowIn(scene) === 'none' ? 1 : 2];
  if (random.chance(0.6)) return [area('middle', chapel(canvas, part, foot), paint)];
  return bareTree(canvas, random, { x: canvas.x(part), foot, height: 0.2 }).map(
    ({ path, width }): Shape => ({
      kind: 'line',
      layer: 'middle',
      path,
      width: width * 0.5,
      paint,
      opacity: 1,
    }),
  );
}

function background(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const trees = scene.random('trees');
  const rise = land(canvas, scene.random('rise'), { base: 0.578, swell: 0.014, hills: 5 });
  const wood = { on: rise, tallest: 0.085, gap: 0.03 };
  const hills = ridge(canvas, scene.random('hills'), { base: 0.49, swell: 0.085, hills: 4 });
  const hedge =
    rise.path +
    conifers(canvas, trees, { ...wood, from: 0, to: trees.between(0.1, 0.2) }) +
    conifers(canvas, trees, { ...wood, from: trees.between(0.82, 0.88), to: 1 });
  return [
    area('far', hills, palette.layers[0]),
    ...landmark(scene, edge),
    area('middle', hedge, palette.layers[1]),
  ];
}

function openLand({ canvas }: ArtScene): string {
  return `${moveTo([0, canvas.height])}${lineTo([0, canvas.y(edge)])}${quadTo(
    [canvas.x(0.5), canvas.y(edge - 0.022)],
    [canvas.width, canvas.y(edge)],
  )}${lineTo([canvas.width, canvas.height])}Z`;
}

function crop(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const nearest = palette.layers[3];
  const snow = snowIn(scene);
  if (snow === 'deep') return [];
  const rows = rowsOf(canvas, scene.random('rows').between(0.42, 0.52));
  const strength = snow === 'thaw' ? 0.62 : 1;
  return [
    area('near', furrows(rows), nearest, 0.8 * strength),
    area('near', turnips(rows, scene.random('turnips')), nearest, strength),
  ];
}

export function drawField(scene: ArtScene): readonly Shape[] {
  return [
    ...sky(scene),
    ...nightStars(scene),
    ...sunOrMoon(scene, { x: scene.random('sun').between(0.14, 0.26), y: 0.35, radius: 0.05 }),
    ...background(scene),
    area('near', openLand(scene), groundPaint(scene)),
    ...(scene.details.ground ?? crop)(scene),
    ...smokeRings(scene),
    ...standingSmokes(scene),
  ];
}
