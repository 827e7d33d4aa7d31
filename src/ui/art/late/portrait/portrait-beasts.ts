import type { Sitter } from '@/ui/art/late/portrait/sitter';
import { area } from '@/ui/art/draw/marks';
import { disc, oval, polygon } from '@/ui/art/draw/path-text';
import type { Shape } from '@/ui/art/draw/shape';

/** Two long faces at somebody's shoulder. */
export function mulesBehind({ palette }: Sitter): readonly Shape[] {
  return [
    { x: 43, y: 19, paint: palette.layers[3] },
    { x: 37.6, y: 23, paint: palette.layers[2] },
  ].flatMap(({ x, y, paint }) => [
    area(
      'near',
      polygon([x - 3.2, y - 3], [x - 4.4, y - 12], [x - 0.6, y - 4.4]) +
        polygon([x + 0.4, y - 4.4], [x + 3.6, y - 12], [x + 3, y - 3]) +
        oval(x, y + 2, 3.7, 8.4),
      paint,
    ),
    area('near', oval(x, y + 8.2, 2.7, 3), palette.layers[0], 0.8),
    area('near', disc(x - 1.5, y + 0.4, 0.6) + disc(x + 1.5, y + 0.4, 0.6), palette.star, 0.75),
  ]);
}

/** A goat that looks past somebody. */
export function goatBehind({ palette }: Sitter): readonly Shape[] {
  const [x, y] = [38.6, 25];
  return [
    area(
      'near',
      polygon([x - 2.6, y - 5], [x - 4.6, y - 12.4], [x - 3.2, y - 12.8], [x - 0.8, y - 5.4]) +
        polygon([x + 2.6, y - 5], [x + 4.6, y - 12.4], [x + 3.2, y - 12.8], [x + 0.8, y - 5.4]),
      palette.layers[3],
    ),
    area(
      'near',
      polygon([x - 3, y - 3.6], [x - 7.4, y - 2.4], [x - 3.2, y - 0.6]) +
        polygon([x + 3, y - 3.6], [x + 7.4, y - 2.4], [x + 3.2, y - 0.6]) +
        polygon([x - 3.9, y - 5.4], [x + 3.9, y - 5.4], [x + 2.2, y + 5.4], [x - 2.2, y + 5.4]) +
        polygon([x - 1, y + 5], [x + 1, y + 5], [x, y + 9.4]),
      palette.layers[0],
    ),
    area('near', disc(x - 1.9, y - 1.6, 0.7) + disc(x + 1.9, y - 1.6, 0.7), palette.layers[3]),
    area('near', oval(x, y + 4, 1.5, 0.8), palette.layers[3], 0.5),
  ];
}
