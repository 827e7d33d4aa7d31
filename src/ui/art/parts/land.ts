import type { Canvas } from '@/ui/art/draw/canvas';
import { lineTo, moveTo, polygon, quadTo } from '@/ui/art/draw/path-text';
import type { PlaceRandom } from '@/ui/art/draw/place-random';

type Ridge = {
  readonly base: number;
  /** How far a hill may rise above or fall below its base. */
  readonly swell: number;
  readonly hills: number;
};

type Land = {
  /** From the skyline down to the foot of the picture. */
  readonly path: string;
  skyline(x: number): number;
};

type Hill = { readonly from: number; readonly control: number; readonly to: number };

function hillsOf(canvas: Canvas, random: PlaceRandom, ridge: Ridge): readonly Hill[] {
  const crest = (): number => canvas.y(ridge.base + random.between(-ridge.swell, ridge.swell));
  const controls = Array.from({ length: ridge.hills + 2 }, crest);
  const [start = 0, ...tops] = controls;
  const hills: Hill[] = [];
  let from = start;
  for (let index = 0; index < ridge.hills; index += 1) {
    const control = tops[index] ?? start;
    const next = tops[index + 1] ?? start;
    const to = index === ridge.hills - 1 ? next : (control + next) / 2;
    hills.push({ from, control, to });
    from = to;
  }
  return hills;
}

export function land(canvas: Canvas, random: PlaceRandom, ridge: Ridge): Land {
  const hills = hillsOf(canvas, random, ridge);
  const step = canvas.width / ridge.hills;
  const crests = hills.map(({ control, to }, index) =>
    quadTo([(index + 0.5) * step, control], [(index + 1) * step, to]),
  );
  const start = hills[0]?.from ?? canvas.height;
  return {
    path: `${moveTo([0, canvas.height])}${lineTo([0, start])}${crests.join('')}${lineTo([canvas.width, canvas.height])}Z`,
    skyline: (x) => {
      const index = Math.min(Math.max(Math.floor(x / step), 0), ridge.hills - 1);
      const { from, control, to } = hills[index] ?? { from: start, control: start, to: start };
      const part = Math.min(Math.max(x / step - index, 0), 1);
      return (1 - part) ** 2 * from + 2 * part * (1 - part) * control + part ** 2 * to;
    },
  };
}

export function ridge(canvas: Canvas, random: PlaceRandom, shape: Ridge): string {
  return land(canvas, random, shape).path;
}

type Conifers = {
  /** Parts of the width between which they stand. */
  readonly from: number;
  readonly to: number;
  readonly tallest: number;
  /** Mean distance between two trees. */
  readonly gap: number;
  readonly on: Land;
};

const mostTrees = 160;

export function conifers(canvas: Canvas, random: PlaceRandom, trees: Conifers): string {
  const { from, to, tallest, gap, on } = trees;
  const last = canvas.x(to);
  let path = '';
  let x = canvas.x(from) + canvas.size(gap * random.between(0, 1));
  for (let tree = 0; tree < mostTrees && x < last; tree += 1) {
    const size = random.between(0.5, 1);
    const halfWidth = canvas.size(tallest * 0.17 * size);
    const foot =
      Math.max(on.skyline(x - halfWidth), on.skyline(x + halfWidth)) + canvas.size(0.004);
    path += polygon(
      [x - halfWidth, foot],
      [x, foot - canvas.size(tallest * size)],
      [x + halfWidth, foot],
    );
    x += canvas.size(gap * random.between(0.45, 1.55));
  }
  return path;
}
