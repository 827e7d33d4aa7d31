import type { Canvas } from '@/ui/art/draw/canvas';
import { mixedColor, snowIn, snowTones } from '@/ui/art/late/snow';
import { area } from '@/ui/art/draw/marks';
import { oval, polygon } from '@/ui/art/draw/path-text';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { standingFeet } from '@/ui/art/parts/smoke';

/** Open land, under as much snow as lies. */
export function groundPaint(scene: ArtScene): string {
  const near = scene.palette.layers[2];
  const { lit } = snowTones(scene.palette);
  return mixedColor(lit, near, { none: 0, cover: 0.5, deep: 0.9, thaw: 0.66 }[snowIn(scene)]);
}

type Rim = { readonly wide: number; readonly lower: number };

function ringsAt(scene: ArtScene, { wide, lower }: Rim): string {
  const { canvas } = scene;
  return standingFeet(scene)
    .map(({ x, foot, width }) => {
      const half = canvas.size(width * 2.8 * wide);
      return oval(canvas.x(x), canvas.y(foot) + canvas.size(lower), half, half * 0.34);
    })
    .join('');
}

/** The way the rings have come in a night, trodden dark. */
function trails(scene: ArtScene, canvas: Canvas): string {
  const now = standingFeet(scene);
  return standingFeet(scene, 1)
    .map((then, index) => {
      const to = now[index] ?? then;
      const far = canvas.size(then.width * 0.9);
      const near = canvas.size(to.width * 1.5);
      return polygon(
        [canvas.x(then.x) - far, canvas.y(then.foot - 0.03)],
        [canvas.x(then.x) + far, canvas.y(then.foot - 0.03)],
        [canvas.x(to.x) + near, canvas.y(to.foot)],
        [canvas.x(to.x) - near, canvas.y(to.foot)],
      );
    })
    .join('');
}

/**
 * Rings of wet earth, where the smokes stand. Snow draws back from them a pace; deep snow leaves each at
 * the bottom of a well.
 */
export function smokeRings(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const [, , near, nearest] = palette.layers;
  const snow = snowIn(scene);
  const { shade } = snowTones(palette);
  const ring = ringsAt(scene, { wide: 1, lower: 0 });
  const around = {
    none: [],
    cover: [area('near', ringsAt(scene, { wide: 1.4, lower: 0.002 }), near)],
    deep: [
      area('near', ringsAt(scene, { wide: 1.5, lower: -0.004 }), mixedColor(shade, near, 0.6)),
      area('near', ringsAt(scene, { wide: 1.2, lower: 0.003 }), near),
    ],
    thaw: [
      area('near', scene.features.includes('smokes-near') ? trails(scene, canvas) : '', near, 0.9),
      area('near', ringsAt(scene, { wide: 1.35, lower: 0.002 }), near),
    ],
  }[snow];
  return [
    ...around,
    area('near', ring, nearest),
    {
      kind: 'line',
      layer: 'near',
      path: ring,
      width: canvas.size(0.004),
      paint: palette.smoke,
      opacity: 0.35,
    },
  ];
}
