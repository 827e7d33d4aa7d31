import { mule } from '@/ui/art/late/beasts';
import { area } from '@/ui/art/draw/marks';
import { box, disc, lineTo, moveTo, polygon } from '@/ui/art/draw/path-text';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';

/** A carrier's cart with seats along its side and two mules before it, waiting in the lane. */
export function cartWithMules(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const [, , near, nearest] = palette.layers;
  const x = canvas.x(0.86);
  const foot = canvas.y(0.745);
  const size = canvas.size(0.105);
  const wheel = (at: number): string => {
    const [cx, cy, radius] = [x + size * at, foot - size * 0.3, size * 0.34];
    const spokes = [0, 1, 2].map((turn) => {
      const [dx, dy] = [
        Math.cos((turn * Math.PI) / 3) * radius,
        Math.sin((turn * Math.PI) / 3) * radius,
      ];
      return moveTo([cx - dx, cy - dy]) + lineTo([cx + dx, cy + dy]);
    });
    return disc(cx, cy, radius) + spokes.join('');
  };
  const bed = polygon(
    [x - size * 0.95, foot - size * 0.62],
    [x + size * 1.0, foot - size * 0.62],
    [x + size * 1.06, foot - size * 0.86],
    [x - size * 1.0, foot - size * 0.86],
  );
  const seats = [-0.7, -0.2, 0.3, 0.8].map((part) =>
    box(x + size * (part - 0.17), foot - size * 1.16, x + size * (part + 0.17), foot - size * 0.84),
  );
  const shaft = polygon(
    [x - size * 0.95, foot - size * 0.66],
    [x - size * 2.1, foot - size * 0.82],
    [x - size * 2.1, foot - size * 0.76],
    [x - size * 0.95, foot - size * 0.58],
  );
  const behind = mule({ x: x - size * 1.86, foot: foot - size * 0.1, size: size * 0.84 }, -1);
  const before = mule({ x: x - size * 1.36, foot: foot + size * 0.04, size: size * 0.9 }, -1);
  const lamp = {
    x: x + size * 1.02,
    y: foot - size * 0.74,
    width: size * 0.12,
    height: size * 0.18,
  };
  return [
    area('near', behind, near),
    area('near', bed + seats.join('') + shaft + before, nearest),
    {
      kind: 'line',
      layer: 'near',
      path: wheel(-0.5) + wheel(0.55),
      width: canvas.size(0.008),
      paint: nearest,
      opacity: 1,
    },
    { kind: 'rect', layer: 'near', ...lamp, corner: 1, paint: palette.glow, opacity: 0.9 },
  ];
}
