import type { Canvas } from '@/ui/art/draw/canvas';
import { gablePane, housePath, houseRow } from '@/ui/art/parts/houses';
import { ridge } from '@/ui/art/parts/land';
import type { Stance } from '@/ui/art/late/beasts';
import { cartWithMules } from '@/ui/art/late/cart';
import { groundPaint } from '@/ui/art/late/field-snow';
import { snowIn, snowTones } from '@/ui/art/late/snow';
import { snowOnHouses } from '@/ui/art/late/snowed-houses';
import { area } from '@/ui/art/draw/marks';
import { box, disc, lineTo, moveTo, oval, polygon, quadTo } from '@/ui/art/draw/path-text';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { smallLights } from '@/ui/art/parts/small-lights';

function steps(
  canvas: Canvas,
  { x, foot, size }: Stance,
): { readonly top: string; readonly side: string } {
  const slabs = [0, 1, 2].map((step) => {
    const half = size * (1 - step * 0.16);
    const y = foot - size * 0.26 * step;
    return { half, y };
  });
  const rise = size * 0.26;
  return {
    side: slabs.map(({ half, y }) => box(x - half, y - rise, x + half, y)).join(''),
    top: slabs
      .map(({ half, y }) =>
        polygon(
          [x - half, y - rise],
          [x - half * 0.9, y - rise - canvas.size(0.016)],
          [x + half * 0.9, y - rise - canvas.size(0.016)],
          [x + half, y - rise],
        ),
      )
      .join(''),
  };
}

/** A door in its own frame, stood up on the top step, with nothing behind it. */
function oakDoor(scene: ArtScene, { x, foot, size }: Stance): readonly Shape[] {
  const { canvas, palette } = scene;
  const [, middle, , nearest] = palette.layers;
  const y = foot - size * 0.78;
  const top = y - size * 1.72;
  const half = size * 0.44;
  const jamb = size * 0.1;
  const frame = box(x - half - jamb, top - jamb, x + half + jamb, y);
  const leaf = box(x - half, top, x + half, y);
  const line = canvas.size(0.003);
  const boards = [-0.34, 0, 0.34].map((part) =>
    box(x + half * part - line / 2, top, x + half * part + line / 2, y),
  );
  const straps = [0.18, 0.78].map((part) =>
    box(x - half, top + (y - top) * part, x + half * 0.7, top + (y - top) * part + line * 2),
  );
  return [
    area('near', frame, nearest),
    area('near', leaf, palette.room[2]),
    area('near', leaf, nearest, 0.55),
    area('near', boards.join('') + straps.join(''), middle, 0.5),
    area(
      'near',
      disc(x + half * 0.55, top + (y - top) * 0.5, canvas.size(0.007)),
      palette.glow,
      0.9,
    ),
  ];
}

/** Square shafts in the drift, down to the steps. */
function shafts(canvas: Canvas, both: readonly Stance[]): string {
  return both
    .map(({ x, foot, size }) =>
      polygon(
        [x - size * 1.2, canvas.y(0.605)],
        [x + size * 1.2, canvas.y(0.605)],
        [x + size * 1.3, foot + size * 0.1],
        [x - size * 1.3, foot + size * 0.1],
      ),
    )
    .join('');
}

/** The drift that stands behind the steps, as high as a lintel. */
function driftBehind(canvas: Canvas): string {
  const y = (part: number): number => canvas.y(part);
  return `${moveTo([0, canvas.height])}${lineTo([0, y(0.675)])}${quadTo(
    [canvas.x(0.22), y(0.6)],
    [canvas.x(0.42), y(0.605)],
  )}${quadTo([canvas.x(0.7), y(0.6)], [canvas.width, y(0.67)])}${lineTo([canvas.width, canvas.height])}Z`;
}

function lane(scene: ArtScene, both: readonly Stance[]): readonly Shape[] {
  const { canvas, palette } = scene;
  const [, middle, near] = palette.layers;
  const { lit, shade } = snowTones(palette);
  const way = ridge(canvas, scene.random('lane'), { base: 0.69, swell: 0.008, hills: 4 });
  if (snowIn(scene) === 'deep')
    return [
      area('near', driftBehind(canvas), lit),
      area('near', shafts(canvas, both), shade),
      area('near', shafts(canvas, both), near, 0.3),
    ];
  const plots = both.map(({ x }) => {
    const half = canvas.size(0.2);
    const y = canvas.y(0.665);
    return box(x - half, y, x + half, y + canvas.size(0.008));
  });
  return [
    area('near', way, groundPaint(scene)),
    area('near', plots.join(''), snowIn(scene) === 'none' ? middle : lit, 0.8),
    area('near', snowIn(scene) === 'thaw' ? puddles(canvas) : '', near, 0.75),
  ];
}

/** Where the lane has come out again. */
function puddles(canvas: Canvas): string {
  return [
    [0.12, 0.735, 0.2],
    [0.52, 0.715, 0.16],
    [0.86, 0.75, 0.24],
    [0.4, 0.79, 0.3],
  ]
    .map(([x = 0, y = 0, half = 0]) =>
      oval(canvas.x(x), canvas.y(y), canvas.size(half), canvas.size(half * 0.075)),
    )
    .join('');
}

/** A lane with houses at both ends and, between them, two doorsteps that lead to nothing. */
export function bareDoorsteps(scene: ArtScene): readonly Shape[] {
  const { canvas, palette, features } = scene;
  const [far, , near, nearest] = palette.layers;
  const random = scene.random('houses');
  const row = houseRow(canvas, scene.random('back-row'), {
    eaves: [0.62, 0.67],
    widths: [0.16, 0.24],
    gaps: [0.01, 0.05],
  }).filter(({ left, right }) => right < canvas.x(0.24) || left > canvas.x(0.8));
  const both = [
    { x: canvas.x(0.38), foot: canvas.y(0.76), size: canvas.size(0.12) },
    { x: canvas.x(0.64), foot: canvas.y(0.74), size: canvas.size(0.105) },
  ];
  const flights = both.map((standing) => steps(canvas, standing));
  return [
    area('near', row.map((house) => housePath(canvas, house)).join(''), near),
    ...(snowIn(scene) === 'none' ? [] : snowOnHouses(scene, row)),
    ...lane(scene, both),
    area('near', flights.map(({ side }) => side).join(''), nearest),
    area('near', flights.map(({ top }) => top).join(''), far),
    ...(features.includes('oak-doors') ? both.flatMap((each) => oakDoor(scene, each)) : []),
    ...(features.includes('cart') ? cartWithMules(scene) : []),
    ...smallLights(
      scene,
      row.map((house) => gablePane(canvas, house, random)),
    ),
  ];
}
