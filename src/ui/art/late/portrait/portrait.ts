import type { ArtPalette } from '@/ui/art/draw/art-palettes';
import { portraitAccessories } from '@/ui/art/late/portrait/portrait-accessories';
import { portraitWords } from '@/ui/art/late/portrait/portrait-words';
import type { Head, Sitter } from '@/ui/art/late/portrait/sitter';
import { area } from '@/ui/art/draw/marks';
import { box, curveTo, disc, lineTo, moveTo, oval } from '@/ui/art/draw/path-text';
import { placeRandom } from '@/ui/art/draw/place-random';
import type { Shape } from '@/ui/art/draw/shape';

/** Portraits are drawn on a square of this size. */
const side = 48;

export type Portrayed = {
  readonly id: string;
  /** Everything that is said of how they look and what they do. */
  readonly looks: string;
  /** For whom nothing says how their hair is worn. */
  readonly pronoun: string;
};

/** The same person always looks the same; words about them decide first, the seed the rest. */
export function drawPortrait(portrayed: Portrayed, palette: ArtPalette): readonly Shape[] {
  const sitter = sitterOf(portrayed, palette);
  const { behind, onBody, onFace, above } = portraitAccessories(sitter);
  return [
    area('sky', box(0, 0, side, side), palette.layers[1]),
    ...behind,
    ...hairBehind(sitter),
    ...body(sitter),
    ...onBody,
    ...face(sitter),
    ...hairBefore(sitter),
    ...onFace,
    ...above,
  ];
}

function sitterOf({ id, looks, pronoun }: Portrayed, palette: ArtPalette): Sitter {
  const words = portraitWords(looks);
  const random = placeRandom(id, 'portrait', 'face');
  const isChild = words.age === 'child';
  const height = words.build === 'long' ? 11 : isChild ? 8.4 : 9.8;
  const half = words.build === 'broad' ? 8.8 : words.build === 'long' ? 7.2 : isChild ? 8 : 8;
  const head: Head = {
    x: 24 + (words.isStooped ? -4 : 0),
    y: isChild ? 24.5 : words.isStooped ? 22.5 : 19.5,
    half,
    height,
  };
  const hues = [palette.layers[3], palette.layers[2], palette.sky[2]] as const;
  return {
    ...words,
    palette,
    head,
    shoulders: words.build === 'broad' ? 21 : words.build === 'long' ? 14.5 : isChild ? 12.5 : 17.5,
    skin: random.between(0.78, 0.98),
    hair: words.age === 'old' ? palette.star : (hues[random.whole(0, 2)] ?? hues[0]),
    isLongHaired: pronoun === 'she' || (pronoun !== 'he' && random.chance(0.5)),
    style: random.whole(0, 2),
  };
}

function body({ head, shoulders, palette, skin, isStooped }: Sitter): readonly Shape[] {
  const top = head.y + head.height + 3;
  const left = 24 - shoulders;
  const right = 24 + shoulders;
  const hump = isStooped ? 6 : 0;
  const coat = `${moveTo([left, side])}${curveTo([left, top + 5], [left + 5, top + 2], [head.x - 4, top])}${lineTo(
    [head.x + 4, top],
  )}${curveTo([right - 5, top + 2 - hump], [right, top + 5 - hump], [right, side])}Z`;
  return [
    area('near', coat, palette.layers[3]),
    area(
      'near',
      box(head.x - 3.4, head.y + head.height - 3, head.x + 3.4, top + 2),
      palette.glow,
      skin * 0.82,
    ),
  ];
}

/** Two short strokes; with the years their outer ends sink. */
function brows({ head: { x, y, half }, age, hair, palette }: Sitter): Shape {
  const [inner, outer] = age === 'old' ? [2.7, 1.7] : [2.2, 2];
  const brow = (side: 1 | -1): string =>
    `${moveTo([x + side * half * 0.22, y - inner])}${lineTo([x + side * half * 0.58, y - outer])}`;
  return {
    kind: 'line',
    layer: 'near',
    path: brow(-1) + brow(1),
    width: age === 'child' ? 0.6 : 0.9,
    paint: age === 'old' ? hair : palette.layers[3],
    opacity: 0.7,
  };
}

/** From the nose to the corners of the mouth, on both sides. */
function folds({ x, y, half }: Head): string {
  return ([-1, 1] as const)
    .map(
      (side) =>
        `${moveTo([x + side * half * 0.3, y + 3.4])}${curveTo([x + side * half * 0.42, y + 4.4], [x + side * half * 0.46, y + 5.2], [x + side * half * 0.44, y + 6.4])}`,
    )
    .join('');
}

function face(sitter: Sitter): readonly Shape[] {
  const { head, palette, skin, age } = sitter;
  const { x, y, half, height } = head;
  const eye = age === 'child' ? 0.95 : 0.75;
  const eyes = disc(x - half * 0.38, y + 0.5, eye) + disc(x + half * 0.38, y + 0.5, eye);
  const lines = age === 'old' ? folds(head) : '';
  return [
    // Under it the ground of the picture must not shine through twice.
    area('near', oval(x, y, half, height), palette.layers[1]),
    area('near', oval(x, y, half, height), palette.glow, skin),
    area('near', eyes, palette.layers[3], 0.9),
    brows(sitter),
    {
      kind: 'line',
      layer: 'near',
      path: `${moveTo([x, y + 1])}${lineTo([x - 0.8, y + 3.6])}${lineTo([x + 0.5, y + 3.8])}${lines}`,
      width: 0.7,
      paint: palette.layers[3],
      opacity: 0.45,
    },
    {
      kind: 'line',
      layer: 'near',
      path: `${moveTo([x - 1.9, y + 6.1])}${curveTo([x - 0.6, y + 6.5], [x + 0.6, y + 6.5], [x + 1.9, y + 6])}`,
      width: 0.8,
      paint: palette.layers[3],
      opacity: 0.6,
    },
  ];
}

function hairBehind({ head, hair, isLongHaired, style, worn }: Sitter): readonly Shape[] {
  if (!isLongHaired || worn.has('bald')) return [];
  const { x, y, half, height } = head;
  // A knot on top, down to the shoulders, or two bunches.
  const paths = [
    disc(x, y - height - 1.6, 3.6),
    oval(x, y + 3, half * 1.28, height * 1.15),
    disc(x - half - 1.6, y + 3.5, 3) + disc(x + half + 1.6, y + 3.5, 3),
  ];
  return [area('near', paths[style] ?? '', hair)];
}

function hairBefore({ head, hair, isLongHaired, style, worn, age }: Sitter): readonly Shape[] {
  if (worn.has('bald') || worn.has('flour')) return [];
  const { x, y, half, height } = head;
  // An old man's hair has gone back; others wear a fringe, a parting, or it combed over.
  const isHigh = age === 'old' && !isLongHaired;
  const low = isHigh ? y - height * 0.62 : y - height * (style === 1 ? 0.28 : 0.4);
  const tip = isHigh ? y - height * 0.86 : y - height * (style === 2 ? 0.3 : 0.62);
  const cap = `${moveTo([x - half * 1.06, low + (isHigh ? 4 : 2)])}${curveTo(
    [x - half * 1.12, y - height * 1.12],
    [x - half * 0.4, y - height * 1.2],
    [x, y - height * 1.14],
  )}${curveTo(
    [x + half * 0.5, y - height * 1.2],
    [x + half * 1.12, y - height * 1.1],
    [x + half * 1.06, low + (isHigh ? 4 : 2)],
  )}${curveTo([x + half * 0.9, low - 1], [x + half * 0.5, tip], [x + (style - 1) * 2.4, tip])}${curveTo(
    [x - half * 0.5, tip],
    [x - half * 0.9, low - 1],
    [x - half * 1.06, low + (isHigh ? 4 : 2)],
  )}Z`;
  return [area('near', cap, hair)];
}
