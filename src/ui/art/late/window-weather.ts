import { mixedColor, snowIn, snowTones, type Snow } from '@/ui/art/late/snow';
import { windowSill, windowTop, type Opening } from '@/ui/art/late/window-opening';
import { area } from '@/ui/art/draw/marks';
import { box, disc, lineTo, moveTo, quadTo } from '@/ui/art/draw/path-text';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Gradient, Shape } from '@/ui/art/draw/shape';
import { standingFeet } from '@/ui/art/parts/smoke';

type View = Opening & {
  readonly glass: string;
  readonly hills: string;
  /** One window of a room looks out on what stands outside; in two it would stand twice. */
  readonly isFirst: boolean;
};

/** The part of a window's height up to which snow leans on it. */
const banked: Readonly<Record<Snow, number>> = { none: 0, cover: 0.13, deep: 0.66, thaw: 0.24 };

const bankPaint = { gradient: 'bank' };

function bankTop(scene: ArtScene): number {
  return windowSill - (windowSill - windowTop) * banked[snowIn(scene)];
}

/** Light that comes through snow has lost the warmth of the hour. */
function bankTones({ palette }: ArtScene): { readonly lit: string; readonly shade: string } {
  const lit = mixedColor(palette.star, palette.layers[0], 0.64);
  return { lit, shade: mixedColor(lit, palette.layers[1], 0.62) };
}

/** Snow against the panes fills whatever shape they have. */
export function windowSnow(scene: ArtScene): readonly Gradient[] {
  if (snowIn(scene) === 'none') return [];
  const { canvas } = scene;
  const { lit, shade } = bankTones(scene);
  const from = bankTop(scene);
  const edge = (from - windowTop) / (windowSill - windowTop);
  return [
    {
      kind: 'vertical-gradient',
      name: bankPaint.gradient,
      fromY: canvas.y(windowTop),
      toY: canvas.y(windowSill),
      stops: [
        { offset: Math.max(edge - 0.01, 0), color: lit, opacity: 0 },
        { offset: edge, color: lit, opacity: 1 },
        { offset: 1, color: shade, opacity: 1 },
      ],
    },
  ];
}

/** The bank's uneven edge. */
function crest(scene: ArtScene, { left, right }: View): string {
  const { canvas } = scene;
  const y = canvas.y(bankTop(scene)) + canvas.size(0.004);
  const rise = canvas.size(0.026);
  const step = (right - left) * 0.36;
  const start = left + (right - left) * 0.1;
  return `${moveTo([start, y])}${quadTo([start + step * 0.5, y - rise * 2], [start + step, y - rise * 0.4])}${quadTo(
    [start + step * 1.6, y - rise * 0.2],
    [start + step * 2.2, y],
  )}Z`;
}

function flakesOutside(scene: ArtScene, { left, right }: View): string {
  const { canvas } = scene;
  const random = scene.random('flakes-outside');
  const inset = (right - left) * 0.1;
  return Array.from({ length: 26 }, () =>
    disc(
      random.between(left + inset, right - inset),
      canvas.y(random.between(windowTop + 0.045, windowSill - 0.02)),
      canvas.size(random.between(0.0035, 0.0065)),
    ),
  ).join('');
}

/** Runs of water on the panes. */
function runs(scene: ArtScene, { left, right }: View): string {
  const { canvas } = scene;
  return [0.16, 0.3, 0.62, 0.84]
    .map((part, index) => {
      const x = left + (right - left) * part;
      const half = canvas.size(0.0018);
      const from = canvas.y(windowTop + 0.1 + 0.03 * (index % 3));
      return box(x - half, from, x + half, from + canvas.size(0.07 + 0.03 * (index % 2)));
    })
    .join('');
}

function smokesOutside(scene: ArtScene, { left, right }: View): readonly Shape[] {
  const { canvas, palette } = scene;
  const across = (part: number): number => left + (right - left) * part;
  return standingFeet(scene).map(({ x, width }, index): Shape => {
    // Pressed into the window as the sky is.
    const at = across(0.62 + (x - 0.44) * 2.4);
    const path =
      moveTo([at, canvas.y(windowSill - 0.045)]) +
      lineTo([at, canvas.y(windowTop + 0.05 + index * 0.03)]);
    return {
      ...{ kind: 'line', layer: 'middle', path, paint: palette.smoke, opacity: 0.62 },
      width: canvas.size(width * 0.62),
    };
  });
}

/** What is seen through a window below the sky and the sun, as far as the frame. */
export function outsideWindow(scene: ArtScene, view: View): readonly Shape[] {
  const { palette, details } = scene;
  const snow = snowIn(scene);
  const { lit } = snowTones(palette);
  const land = snow === 'none' ? palette.layers[0] : mixedColor(lit, palette.layers[0], 0.5);
  return [
    area('sky', details.overcast ? view.glass : '', palette.layers[0], 0.5),
    ...(view.isFirst ? smokesOutside(scene, view) : []),
    area('far', view.hills, land),
    area('far', details.overcast ? flakesOutside(scene, view) : '', palette.star, 0.8),
    area('middle', snow === 'none' ? '' : view.glass, bankPaint),
    area('middle', snow === 'none' ? '' : crest(scene, view), bankTones(scene).lit),
    area('middle', snow === 'thaw' ? runs(scene, view) : '', palette.star, 0.5),
  ];
}
