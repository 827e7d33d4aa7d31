import type { Sitter } from '@/ui/art/late/portrait/sitter';
import { area } from '@/ui/art/draw/marks';
import { curveTo, disc, lineTo, moveTo } from '@/ui/art/draw/path-text';
import type { Shape } from '@/ui/art/draw/shape';

/** The ends of it white and stiff, and some of it further up. */
function frosted({ head: { x, y, half, height }, palette }: Sitter): Shape {
  const edge = y + height * 0.86;
  const ends = `${moveTo([x - half * 0.72, edge])}${lineTo([x - half * 0.42, edge + 1.6])}${lineTo([
    x - half * 0.2,
    edge + 0.2,
  ])}${lineTo([x, edge + 2])}${lineTo([x + half * 0.24, edge + 0.2])}${lineTo([
    x + half * 0.46,
    edge + 1.6,
  ])}${lineTo([x + half * 0.72, edge])}${curveTo(
    [x + half * 0.5, y + height * 1.24],
    [x - half * 0.5, y + height * 1.24],
    [x - half * 0.72, edge],
  )}Z`;
  const flecks = disc(x - half * 0.6, y + 5.6, 0.6) + disc(x + half * 0.5, y + 6.2, 0.5);
  return area('near', ends + flecks, palette.star, 0.9);
}

export function portraitBeard(sitter: Sitter): readonly Shape[] {
  const { head, palette, worn, hair } = sitter;
  const { x, y, half, height } = head;
  const path = `${moveTo([x - half * 1.02, y + 1.4])}${curveTo([x - half * 0.6, y + 6], [x + half * 0.6, y + 6], [x + half * 1.02, y + 1.4])}${curveTo([x + half * 1.1, y + height * 1.5], [x - half * 1.1, y + height * 1.5], [x - half * 1.02, y + 1.4])}Z`;
  return [
    area('near', path, hair),
    area('near', path, palette.layers[3], 0.28),
    ...(worn.has('ice') ? [frosted(sitter)] : []),
    {
      kind: 'line',
      layer: 'near',
      path: `${moveTo([x - 1.8, y + 6.6])}${lineTo([x + 1.8, y + 6.6])}`,
      width: 0.9,
      paint: palette.layers[3],
      opacity: 0.8,
    },
  ];
}
