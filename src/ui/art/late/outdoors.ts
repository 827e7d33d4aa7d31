import type { Canvas } from '@/ui/art/canvas';
import { gablePane, housePath, houseRow } from '@/ui/art/houses';
import { ridge } from '@/ui/art/land';
import { area } from '@/ui/art/marks';
import { box, curveTo, lineTo, moveTo, polygon } from '@/ui/art/path-text';
import type { Scene } from '@/ui/art/scene';
import type { Shape } from '@/ui/art/shape';
import { smallLights } from '@/ui/art/small-lights';

type Standing = { readonly x: number; readonly foot: number; readonly size: number };
type Side = 1 | -1;

const goatOutline: readonly (readonly [number, number])[] = [
  [-0.56, -0.74],
  [-0.46, -0.66],
  [0.26, -0.66],
  [0.42, -0.98],
  [0.5, -1.06],
  [0.74, -0.9],
  [0.72, -0.8],
  [0.62, -0.78],
  [0.59, -0.64],
  [0.54, -0.76],
  [0.46, -0.44],
  [0.38, -0.32],
  [0.38, 0],
  [0.3, 0],
  [0.28, -0.3],
  [-0.28, -0.28],
  [-0.3, 0],
  [-0.38, 0],
  [-0.44, -0.34],
  [-0.52, -0.5],
];
const goatHorn: readonly (readonly [number, number])[] = [
  [0.46, -1.02],
  [0.3, -1.26],
  [0.38, -1.28],
  [0.54, -1.04],
];

function goat({ x, foot, size }: Standing, facing: Side): string {
  const at = ([dx, dy]: readonly [number, number]): readonly [number, number] => [
    x + dx * size * facing,
    foot + dy * size,
  ];
  return polygon(...goatOutline.map(at)) + polygon(...goatHorn.map(at));
}

function fence(canvas: Canvas, y: number, high: number): string {
  const step = canvas.size(high * 1.5);
  const post = canvas.size(high * 0.09);
  let path = '';
  for (let x = -step * 0.3; x < canvas.width + step; x += step)
    path += box(x, canvas.y(y) - canvas.size(high), x + post, canvas.y(y));
  const rail = (part: number): string =>
    box(
      0,
      canvas.y(y) - canvas.size(high * part),
      canvas.width,
      canvas.y(y) - canvas.size(high * (part - 0.1)),
    );
  return path + rail(0.86) + rail(0.5);
}

/** A pen: a shed and a fence behind, goats before it that look every way. */
export function goatPen(scene: Scene): readonly Shape[] {
  const { canvas, palette } = scene;
  const [, middle, near, nearest] = palette.layers;
  const random = scene.random('goats');
  const shedX = canvas.x(random.between(0.12, 0.2));
  const shed = canvas.size(0.2);
  const roof =
    box(shedX - shed * 0.8, canvas.y(0.68) - shed * 0.7, shedX + shed * 0.8, canvas.y(0.68)) +
    polygon(
      [shedX - shed, canvas.y(0.68) - shed * 0.62],
      [shedX - shed * 0.7, canvas.y(0.68) - shed * 1.15],
      [shedX + shed, canvas.y(0.68) - shed * 0.75],
    );
  const goats = [0.34, 0.47, 0.58, 0.72, 0.88].map((part, index) =>
    goat(
      {
        x: canvas.x(part + random.between(-0.02, 0.02)),
        foot: canvas.y(0.69 + 0.025 * (index % 3)),
        size: canvas.size(0.13 + 0.02 * (index % 3)),
      },
      random.chance(0.5) ? 1 : -1,
    ),
  );
  const gate = canvas.x(0.8);
  const rag = canvas.size(0.014);
  return [
    area('near', fence(canvas, 0.67, 0.1), middle),
    area('near', roof, nearest),
    area(
      'near',
      box(shedX - shed * 0.2, canvas.y(0.68) - shed * 0.5, shedX + shed * 0.25, canvas.y(0.68)),
      near,
    ),
    area('near', box(gate - rag * 0.5, canvas.y(0.52), gate + rag * 0.5, canvas.y(0.68)), nearest),
    area(
      'light',
      polygon(
        [gate, canvas.y(0.54)],
        [gate + rag * 3.2, canvas.y(0.555)],
        [gate + rag * 1.6, canvas.y(0.575)],
        [gate, canvas.y(0.57)],
      ),
      palette.glow,
      0.85,
    ),
    area('near', goats.join(''), palette.smoke, 0.62),
  ];
}

function steps(
  canvas: Canvas,
  { x, foot, size }: Standing,
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

/** A lane with houses at both ends and, between them, two doorsteps that lead to nothing. */
export function bareDoorsteps(scene: Scene): readonly Shape[] {
  const { canvas, palette } = scene;
  const [far, middle, near, nearest] = palette.layers;
  const random = scene.random('houses');
  const row = houseRow(canvas, scene.random('back-row'), {
    eaves: [0.62, 0.67],
    widths: [0.16, 0.24],
    gaps: [0.01, 0.05],
  }).filter(({ left, right }) => right < canvas.x(0.24) || left > canvas.x(0.8));
  const both = [
    { x: canvas.x(0.38), foot: canvas.y(0.76), size: canvas.size(0.12) },
    { x: canvas.x(0.64), foot: canvas.y(0.74), size: canvas.size(0.105) },
  ].map((standing) => steps(canvas, standing));
  const plots = [0.38, 0.64].map((part) => {
    const half = canvas.size(0.2);
    const y = canvas.y(0.665);
    return box(canvas.x(part) - half, y, canvas.x(part) + half, y + canvas.size(0.008));
  });
  return [
    area('near', row.map((house) => housePath(canvas, house)).join(''), near),
    area('near', ridge(canvas, scene.random('lane'), { base: 0.69, swell: 0.008, hills: 4 }), near),
    area('near', plots.join(''), middle, 0.8),
    area('near', both.map(({ side }) => side).join(''), nearest),
    area('near', both.map(({ top }) => top).join(''), far),
    ...smallLights(
      scene,
      row.map((house) => gablePane(canvas, house, random)),
    ),
  ];
}

type Peak = { readonly x: number; readonly top: number; readonly half: number };

function peak(
  canvas: Canvas,
  { x, top, half }: Peak,
): { readonly rock: string; readonly snow: string } {
  const apex = [canvas.x(x), canvas.y(top)] as const;
  const wide = canvas.size(half);
  const foot = canvas.y(0.62);
  const tall = foot - apex[1];
  const on = (side: Side, part: number): readonly [number, number] => [
    apex[0] + side * wide * part,
    apex[1] + tall * part,
  ];
  return {
    rock: polygon(apex, on(1, 1), on(-1, 1)),
    snow: polygon(
      apex,
      on(1, 0.42),
      [apex[0] + wide * 0.2, apex[1] + tall * 0.34],
      [apex[0] + wide * 0.08, apex[1] + tall * 0.5],
      [apex[0] - wide * 0.1, apex[1] + tall * 0.33],
      on(-1, 0.46),
    ),
  };
}

/** Two white mountains, and the gap the road makes for. */
export function snowPeaks(scene: Scene): readonly Shape[] {
  const { canvas, palette } = scene;
  const random = scene.random('peaks');
  const peaks = [
    { x: 0.3 + random.between(-0.03, 0.03), top: 0.15, half: 0.5 },
    { x: 0.82 + random.between(-0.03, 0.03), top: 0.22, half: 0.44 },
    { x: 0.02, top: 0.3, half: 0.34 },
  ].map((each) => peak(canvas, each));
  return [
    area('far', peaks.map(({ rock }) => rock).join(''), palette.layers[0]),
    area('far', peaks.map(({ snow }) => snow).join(''), palette.star, 0.55),
  ];
}

/** Snow that has drifted to the edge of the road. */
export function snowDrift(scene: Scene): readonly Shape[] {
  const { canvas, palette } = scene;
  const y = (part: number): number => canvas.y(part);
  const drift = (edge: number, side: Side): string =>
    `${moveTo([edge, canvas.height])}${lineTo([edge, y(0.66)])}${curveTo(
      [edge + side * canvas.x(0.14), y(0.62)],
      [edge + side * canvas.x(0.2), y(0.72)],
      [edge + side * canvas.x(0.34), y(0.8)],
    )}${lineTo([edge + side * canvas.x(0.2), canvas.height])}Z`;
  return [area('near', drift(0, 1) + drift(canvas.width, -1), palette.star, 0.28)];
}
