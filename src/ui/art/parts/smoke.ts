import type { Canvas } from '@/ui/art/draw/canvas';
import { curveTo, lineTo, moveTo } from '@/ui/art/draw/path-text';
import type { PlaceRandom } from '@/ui/art/draw/place-random';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Gradient, Shape } from '@/ui/art/draw/shape';

type Curl = { readonly x: number; readonly y: number; readonly height: number };

export const curlPaint = { gradient: 'curl' };

/** Smoke that thins out as it rises. */
export function curlGradient({ canvas, palette }: ArtScene): Gradient {
  return {
    kind: 'vertical-gradient',
    name: curlPaint.gradient,
    fromY: canvas.y(0.78),
    toY: canvas.y(0.12),
    stops: [
      { offset: 0, color: palette.smoke, opacity: 0.75 },
      { offset: 1, color: palette.smoke, opacity: 0 },
    ],
  };
}

export function curl(canvas: Canvas, random: PlaceRandom, { x, y, height }: Curl): string {
  const rise = canvas.size(height);
  const lean = rise * random.between(0.3, 0.5);
  return (
    moveTo([x, y]) +
    curveTo(
      [x + rise * 0.03, y - rise * 0.42],
      [x + lean, y - rise * 0.5],
      [x + lean * random.between(0.6, 1), y - rise],
    )
  );
}

type Foot = Readonly<Record<'x' | 'top' | 'foot' | 'width', number>>;

/** The near and the far one: far out, on their way, and close by. */
const stages: readonly (readonly Foot[])[] = [
  [
    { x: 0.44, top: 0.1, foot: 0.655, width: 0.01 },
    { x: 0.487, top: 0.16, foot: 0.66, width: 0.0083 },
  ],
  [
    { x: 0.435, top: 0.075, foot: 0.672, width: 0.0115 },
    { x: 0.496, top: 0.14, foot: 0.674, width: 0.0095 },
  ],
  [
    { x: 0.428, top: 0.03, foot: 0.712, width: 0.0155 },
    { x: 0.51, top: 0.1, foot: 0.704, width: 0.0128 },
  ],
];

/** Where the smokes stand that can be seen; where both have stood before, by stage. */
export function standingFeet({ features }: ArtScene, stage?: number): readonly Foot[] {
  if (!features.includes('standing-smokes')) return [];
  const walked = features.includes('smokes-near') ? 2 : features.includes('smokes-nearer') ? 1 : 0;
  const feet = stages[stage ?? walked] ?? [];
  return features.includes('one-smoke') && stage === undefined ? feet.slice(0, 1) : feet;
}

/** Two smokes, straight as rods, with nothing under them. */
export function standingSmokes(scene: ArtScene): readonly Shape[] {
  const feet = standingFeet(scene);
  if (feet.length === 0) return [];
  const { canvas, palette } = scene;
  return [
    {
      kind: 'vertical-gradient',
      name: 'standing',
      fromY: canvas.y(0.72),
      toY: canvas.y(0.05),
      stops: [
        { offset: 0, color: palette.smoke, opacity: 0.95 },
        { offset: 1, color: palette.smoke, opacity: 0 },
      ],
    },
    ...feet.map(({ x, top, foot, width }): Shape => ({
      kind: 'line',
      layer: 'middle',
      path: moveTo([canvas.x(x), canvas.y(foot)]) + lineTo([canvas.x(x), canvas.y(top)]),
      width: canvas.size(width),
      paint: { gradient: 'standing' },
      opacity: 1,
    })),
  ];
}
