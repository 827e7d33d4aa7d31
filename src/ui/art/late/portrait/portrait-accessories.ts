import { portraitBeard } from '@/ui/art/late/portrait/portrait-beard';
import { goatBehind, mulesBehind } from '@/ui/art/late/portrait/portrait-beasts';
import type { Sitter } from '@/ui/art/late/portrait/sitter';
import type { Worn } from '@/ui/art/late/portrait/portrait-words';
import { area } from '@/ui/art/draw/marks';
import { box, curveTo, disc, lineTo, moveTo, oval, polygon } from '@/ui/art/draw/path-text';
import type { Paint, Shape } from '@/ui/art/draw/shape';

type Where = 'behind' | 'onBody' | 'onFace' | 'above';
type Drawn = { readonly where: Where; readonly draw: (sitter: Sitter) => readonly Shape[] };

function line(path: string, width: number, paint: Paint, opacity = 1): Shape {
  return { kind: 'line', layer: 'near', path, width, paint, opacity };
}

function chinOf({ head }: Sitter): number {
  return head.y + head.height;
}

const drawings: Readonly<Record<Worn, Drawn>> = {
  chalk: {
    where: 'above',
    draw: (sitter) => {
      const { head, palette } = sitter;
      // A smith keeps it in a pocket of the apron, everybody else behind the ear.
      const [x, y] = sitter.worn.has('apron') ? [29, 43] : [head.x + head.half + 0.4, head.y - 1.4];
      return [
        area(
          'near',
          polygon([x - 1, y - 4], [x + 0.9, y - 4.4], [x + 1.5, y + 3.4], [x - 0.4, y + 3.8]),
          palette.star,
        ),
      ];
    },
  },
  flour: {
    where: 'above',
    draw: ({ head: { x, y, half, height }, palette }) => [
      area('near', polygon([15.5, 38.5], [32.5, 38.5], [36, 48], [12, 48]), palette.star, 0.82),
      line(
        `${moveTo([16, 39])}${lineTo([19.5, y + height + 3.4])}${moveTo([32, 39])}${lineTo([28.5, y + height + 3.4])}`,
        1.5,
        palette.star,
        0.82,
      ),
      area('near', disc(9.5, 42, 1) + disc(38.4, 41, 1.2) + disc(37.6, 45, 0.8), palette.star, 0.5),
      area(
        'near',
        `${moveTo([x - half * 1.1, y - height * 0.3])}${curveTo([x - half * 1.2, y - height * 1.25], [x + half * 1.2, y - height * 1.25], [x + half * 1.1, y - height * 0.3])}${curveTo([x + half * 0.5, y - height * 0.66], [x - half * 0.5, y - height * 0.66], [x - half * 1.1, y - height * 0.3])}Z`,
        palette.star,
        0.94,
      ),
      area('near', oval(x + half * 0.5, y + 4, 2.2, 1.5), palette.star, 0.75),
    ],
  },
  nails: {
    where: 'onFace',
    draw: ({ head: { x, y }, palette }) => {
      // Held by their points, their heads fanned out to one side.
      const heads = [
        [x + 6.2, y + 4.6],
        [x + 7, y + 6.8],
        [x + 6.2, y + 9],
      ] as const;
      return [
        line(
          heads.map((head) => moveTo([x + 0.6, y + 6.3]) + lineTo(head)).join(''),
          0.75,
          palette.layers[3],
          0.9,
        ),
        line(
          heads
            .map(([hx, hy]) => moveTo([hx - 0.3, hy - 0.9]) + lineTo([hx + 0.3, hy + 0.9]))
            .join(''),
          0.9,
          palette.layers[3],
        ),
      ];
    },
  },
  rope: {
    where: 'onBody',
    draw: (sitter) => {
      const { head, palette } = sitter;
      const y = chinOf(sitter) + 3;
      const coil = [0, 3, 6].map(
        (drop) =>
          `${moveTo([head.x - 8.5 - drop * 0.3, y - 1.5 + drop * 0.7])}${curveTo([head.x - 5, y + 4 + drop], [head.x + 5, y + 4 + drop], [head.x + 8.5 + drop * 0.3, y - 1.5 + drop * 0.7])}`,
      );
      return [
        line(coil.join(''), 2.4, palette.glow, 0.62),
        line(coil.join(''), 0.6, palette.layers[3], 0.5),
      ];
    },
  },
  scarf: {
    where: 'onBody',
    draw: (sitter) => {
      const { head, palette } = sitter;
      const y = chinOf(sitter) + 1;
      return [
        area(
          'near',
          oval(head.x, y + 2.5, 9, 3.6) + box(head.x + 3, y + 3, head.x + 8, y + 15),
          palette.sky[2],
        ),
      ];
    },
  },
  apron: {
    where: 'onBody',
    draw: (sitter) => {
      const { palette } = sitter;
      const y = chinOf(sitter) + 5;
      return [
        line(
          `${moveTo([16, y + 4])}${lineTo([19, y - 4])}${moveTo([32, y + 4])}${lineTo([29, y - 4])}`,
          1.4,
          palette.layers[0],
        ),
        area('near', polygon([15, y + 4], [33, y + 4], [35, 48], [13, 48]), palette.layers[0]),
        line(`${moveTo([26, 42.5])}${lineTo([33, 42.5])}`, 0.8, palette.layers[3], 0.6),
      ];
    },
  },
  coat: {
    where: 'onBody',
    draw: (sitter) => {
      const { head, palette } = sitter;
      const y = chinOf(sitter) + 2;
      return [
        // Who wears one coat over another shows no shirt.
        area(
          'near',
          sitter.worn.has('manyCoats')
            ? ''
            : polygon([head.x - 4.4, y - 1], [head.x + 4.4, y - 1], [24, y + 9]),
          palette.star,
          0.8,
        ),
        area(
          'near',
          polygon([head.x - 6, y], [24, 48], [18, 48], [head.x - 11, y + 5]) +
            polygon([head.x + 6, y], [24, 48], [30, 48], [head.x + 11, y + 5]),
          palette.layers[2],
        ),
        area('near', disc(24, 45, 0.9) + disc(24, 41, 0.9), palette.glow, 0.8),
      ];
    },
  },
  beard: { where: 'onFace', draw: portraitBeard },
  // Only seen in a beard.
  ice: { where: 'onFace', draw: () => [] },
  mules: { where: 'behind', draw: mulesBehind },
  goats: { where: 'behind', draw: goatBehind },
  manyCoats: {
    where: 'onBody',
    draw: (sitter) => {
      const { head, palette } = sitter;
      const y = chinOf(sitter) + 4;
      const collar = (out: number): string =>
        polygon(
          [head.x - 9 - out, y + 1],
          [head.x - 5 - out, y - 2],
          [19 - out, 48],
          [14 - out, 48],
        ) +
        polygon(
          [head.x + 9 + out, y + 1],
          [head.x + 5 + out, y - 2],
          [29 + out, 48],
          [34 + out, 48],
        );
      return [
        area('near', collar(4.5), palette.layers[0], 0.75),
        line(
          `${moveTo([8, 43])}${curveTo([18, 46], [30, 46], [40, 43])}${moveTo([9, 45.6])}${curveTo([18, 48.4], [30, 48.4], [39, 45.6])}`,
          1.2,
          palette.glow,
          0.65,
        ),
      ];
    },
  },
  soot: {
    where: 'onFace',
    draw: ({ head: { x, y, half }, palette }) => [
      area(
        'near',
        oval(x - half * 0.6, y + 3.6, 1.4, 0.8) + oval(x - half * 0.45, y + 4.6, 0.9, 0.5),
        palette.layers[3],
        0.3,
      ),
    ],
  },
  biscuit: {
    where: 'onFace',
    draw: ({ head: { x, y, half }, palette }) => [
      area('near', oval(x + half * 0.7, y + 3.6, 2.4, 2.1), palette.glow, 0.7),
      line(
        `${moveTo([x + half * 0.5, y + 5.6])}${curveTo([x + half * 0.8, y + 6.4], [x + half * 1.1, y + 5.6], [x + half * 1.2, y + 4])}`,
        0.6,
        palette.layers[3],
        0.4,
      ),
    ],
  },
  mittens: {
    where: 'onBody',
    draw: (sitter) => {
      const { head, palette } = sitter;
      const y = chinOf(sitter) + 1;
      const mitten = (x: number, turn: 1 | -1): string =>
        oval(x, 43.4, 3, 3.8) +
        oval(x + turn * 3, 42.4, 1.3, 2) +
        box(x - 2.4, 38.2, x + 2.4, 40.4);
      return [
        line(
          `${moveTo([17, 39])}${curveTo([17.5, y + 4], [head.x - 4, y], [head.x, y])}${curveTo([head.x + 4, y], [30.5, y + 4], [31, 39])}`,
          0.9,
          palette.star,
          0.85,
        ),
        area('near', mitten(17, -1) + mitten(31, 1), palette.layers[0]),
      ];
    },
  },
  hat: {
    where: 'above',
    draw: ({ head: { x, y, half, height }, palette }) => [
      area(
        'near',
        oval(x, y - height * 0.62, half * 1.7, 2.2) +
          box(x - half * 0.9, y - height * 1.5, x + half * 0.9, y - height * 0.62),
        palette.layers[3],
      ),
      area(
        'near',
        box(x - half * 0.9, y - height * 0.86, x + half * 0.9, y - height * 0.68),
        palette.glow,
        0.6,
      ),
    ],
  },
  hood: {
    where: 'behind',
    draw: ({ head: { x, y, half, height }, palette }) => [
      area('near', oval(x, y + 2, half * 1.7, height * 1.5), palette.layers[2]),
    ],
  },
  spectacles: {
    where: 'onFace',
    draw: ({ head: { x, y, half }, palette }) => [
      line(
        `${oval(x - half * 0.4, y + 0.6, 2.5, 2.3)}${oval(x + half * 0.4, y + 0.6, 2.5, 2.3)}${moveTo([x - 0.7, y + 0.4])}${lineTo([x + 0.7, y + 0.4])}`,
        0.8,
        palette.layers[3],
      ),
    ],
  },
  braid: {
    where: 'onBody',
    draw: ({ head: { x, y, half }, hair }) => [
      area(
        'near',
        [4, 8.5, 13, 17].map((drop) => oval(x + half + 0.6, y + drop, 2.2, 2.8)).join(''),
        hair,
      ),
    ],
  },
  // Left to the hair.
  bald: { where: 'onFace', draw: () => [] },
};

/** What somebody wears or carries, in the order it lies on them. */
export function portraitAccessories(sitter: Sitter): Readonly<Record<Where, readonly Shape[]>> {
  const names = (Object.keys(drawings) as readonly Worn[]).filter((name) => sitter.worn.has(name));
  const at = (where: Where): readonly Shape[] =>
    names
      .map((name) => drawings[name])
      .filter((each) => each.where === where)
      .flatMap(({ draw }) => draw(sitter));
  return { behind: at('behind'), onBody: at('onBody'), onFace: at('onFace'), above: at('above') };
}
