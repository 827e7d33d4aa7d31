import type { Canvas } from '@/ui/art/draw/canvas';
import { nightStars, sky, sunOrMoon } from '@/ui/art/parts/heavens';
import { conifers, land, ridge } from '@/ui/art/parts/land';
import { polygon } from '@/ui/art/draw/path-text';
import type { PlaceRandom } from '@/ui/art/draw/place-random';
import { area } from '@/ui/art/draw/marks';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { smallLights, type Pane } from '@/ui/art/parts/small-lights';

type Fir = { readonly x: number; readonly foot: number; readonly height: number };

const tiers = [0.14, 0.4, 0.64] as const;

/** A fir of three skirts on a short trunk. */
function fir({ x, foot, height }: Fir): string {
  const half = height * 0.23;
  const trunk = height * 0.022;
  return (
    polygon(
      [x - trunk, foot],
      [x - trunk, foot - height * 0.3],
      [x + trunk, foot - height * 0.3],
      [x + trunk, foot],
    ) +
    tiers
      .map((low, tier) => {
        const width = half * (1 - tier * 0.28);
        const top = tier === tiers.length - 1 ? 1 : low + 0.42;
        return polygon(
          [x - width, foot - height * low],
          [x, foot - height * top],
          [x + width, foot - height * low],
        );
      })
      .join('')
  );
}

type Stand = {
  readonly foot: number;
  readonly heights: readonly [number, number];
  readonly gap: number;
  /** The clearing that stays open, in parts of the width. */
  readonly open: readonly [number, number];
};

const mostFirs = 70;

function stand(canvas: Canvas, random: PlaceRandom, { foot, heights, gap, open }: Stand): string {
  let path = '';
  let x = -canvas.size(gap * random.between(0, 0.6));
  for (let tree = 0; tree < mostFirs && x < canvas.width + canvas.size(gap); tree += 1) {
    const height = canvas.size(random.between(...heights));
    const part = x / canvas.width;
    if (part < open[0] || part > open[1])
      path += fir({ x, foot: canvas.y(foot + random.between(0, 0.02)), height });
    x += canvas.size(gap * random.between(0.6, 1.4));
  }
  return path;
}

/** A straight stem that leaves the picture at its top. */
function stem(canvas: Canvas, random: PlaceRandom, x: number): string {
  const half = canvas.size(random.between(0.014, 0.026));
  const lean = canvas.size(random.between(-0.025, 0.025));
  const knot = canvas.y(random.between(0.2, 0.42));
  const twig = canvas.size(random.between(0.07, 0.12)) * (random.chance(0.5) ? 1 : -1);
  const joint = x + lean * 0.6;
  return (
    polygon(
      [x - half * 1.7, canvas.height],
      [x - half, canvas.y(0.76)],
      [x + lean - half * 0.7, 0],
      [x + lean + half * 0.7, 0],
      [x + half, canvas.y(0.76)],
      [x + half * 1.7, canvas.height],
    ) +
    polygon(
      [joint, knot + half],
      [joint + twig, knot - Math.abs(twig) * 0.62],
      [joint, knot - half * 0.7],
    )
  );
}

/** Only on the start side: what lies over the top end corner must stay readable. */
function stems(canvas: Canvas, random: PlaceRandom, last: number): string {
  return [random.between(0.02, 0.05), random.between(0.18, last), random.between(0.18, last)]
    .filter((_, index) => index < 2 || canvas.width > canvas.size(1.8))
    .map((part) => stem(canvas, random, canvas.x(part)))
    .join('');
}

function ferns(canvas: Canvas, random: PlaceRandom): string {
  const count = Math.min(Math.round((canvas.width / canvas.unit) * 16), 90);
  return Array.from({ length: count }, () => {
    const x = random.between(0, canvas.width);
    const foot = canvas.y(0.84);
    const size = canvas.size(random.between(0.03, 0.075));
    const lean = size * random.between(-0.7, 0.7);
    return polygon([x - size * 0.16, foot], [x + lean, foot - size], [x + size * 0.16, foot]);
  }).join('');
}

function hut(
  canvas: Canvas,
  part: number,
): { readonly path: string; readonly panes: readonly Pane[] } {
  const x = canvas.x(part);
  const size = canvas.size(0.1);
  const foot = canvas.y(0.76);
  const pane = { width: size * 0.16, height: size * 0.2, y: foot - size * 0.42 };
  return {
    path: polygon(
      [x - size * 0.75, foot],
      [x - size * 0.75, foot - size * 0.6],
      [x - size, foot - size * 0.56],
      [x, foot - size * 1.25],
      [x + size, foot - size * 0.56],
      [x + size * 0.75, foot - size * 0.6],
      [x + size * 0.75, foot],
    ),
    panes: [
      { ...pane, x: x - size * 0.3 },
      { ...pane, x: x + size * 0.24 },
    ],
  };
}

export function drawForest(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const [far, middle, near, nearest] = palette.layers;
  const clearing = scene.random('clearing').between(0.34, 0.5);
  const wood = scene.random('wood');
  const lodge = scene.random('hut').chance(0.6)
    ? hut(canvas, clearing + 0.1)
    : { path: '', panes: [] };
  const hills = land(canvas, scene.random('hills'), { base: 0.54, swell: 0.06, hills: 4 });
  const backdrop =
    hills.path + conifers(canvas, wood, { from: 0, to: 1, on: hills, tallest: 0.19, gap: 0.045 });
  const firs =
    ridge(canvas, scene.random('rise'), { base: 0.69, swell: 0.012, hills: 4 }) +
    stand(canvas, wood, {
      foot: 0.7,
      heights: [0.22, 0.32],
      gap: 0.12,
      open: [clearing - 0.06, clearing + 0.2],
    });
  const front =
    ridge(canvas, scene.random('floor'), { base: 0.765, swell: 0.012, hills: 4 }) +
    stand(canvas, wood, {
      foot: 0.79,
      heights: [0.3, 0.4],
      gap: 0.24,
      open: [clearing - 0.1, clearing + 0.3],
    }) +
    lodge.path;
  return [
    ...sky(scene),
    ...nightStars(scene),
    ...sunOrMoon(scene, { x: clearing + 0.04, y: 0.27, radius: 0.055 }),
    area('far', backdrop, far),
    area('middle', firs, middle),
    area('near', front, near),
    area(
      'near',
      stems(canvas, scene.random('stems'), clearing - 0.1) +
        ridge(canvas, scene.random('moss'), { base: 0.84, swell: 0.012, hills: 5 }) +
        ferns(canvas, scene.random('ferns')),
      nearest,
    ),
    ...smallLights(scene, lodge.panes),
  ];
}
