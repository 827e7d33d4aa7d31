import type { Canvas } from '@/ui/art/draw/canvas';
import { nightStars, sky, sunOrMoon } from '@/ui/art/parts/heavens';
import { area } from '@/ui/art/draw/marks';
import { drawOrbit } from '@/ui/art/parts/orbit';
import { lineTo, moveTo, polygon, quadTo } from '@/ui/art/draw/path-text';
import type { PlaceRandom } from '@/ui/art/draw/place-random';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { smallLights, type Pane } from '@/ui/art/parts/small-lights';

const mostPuffs = 80;

/** A sea of cloud from its rounded tops down. */
function cloudBank(canvas: Canvas, random: PlaceRandom, base: number): string {
  let x = -canvas.size(random.between(0, 0.2));
  let y = canvas.y(base);
  let path = moveTo([x, canvas.height]) + lineTo([x, y]);
  for (let puff = 0; puff < mostPuffs && x < canvas.width; puff += 1) {
    const width = canvas.size(random.between(0.14, 0.34));
    const nextY = canvas.y(base + random.between(-0.016, 0.016));
    path += quadTo(
      [x + width / 2, Math.min(y, nextY) - width * random.between(0.2, 0.34)],
      [x + width, nextY],
    );
    x += width;
    y = nextY;
  }
  return `${path}${lineTo([x, canvas.height])}Z`;
}

type Peak = { readonly x: number; readonly top: number; readonly half: number };

/** One side of a mountain falls more gently than the other. */
function peakPath(canvas: Canvas, random: PlaceRandom, { x, top, half }: Peak): string {
  const foot = canvas.y(0.8);
  const high = canvas.y(top);
  const shoulder = (part: number): number => high + (foot - high) * part;
  const gentle = half * random.between(1.2, 1.6);
  return polygon(
    [x - gentle, foot],
    [x - gentle * 0.5, shoulder(0.42)],
    [x - gentle * 0.36, shoulder(0.4)],
    [x, high],
    [x + half * 0.3, shoulder(0.26)],
    [x + half * 0.42, shoulder(0.5)],
    [x + half, foot],
  );
}

function range(canvas: Canvas, random: PlaceRandom, tops: readonly [number, number]): string {
  const count = Math.min(Math.max(Math.round((canvas.width / canvas.unit) * 2.2), 2), 16);
  return Array.from({ length: count }, (_, index) =>
    peakPath(canvas, random, {
      x: canvas.x((index + random.between(0.2, 0.8)) / count),
      top: random.between(...tops),
      half: canvas.size(random.between(0.22, 0.34)),
    }),
  ).join('');
}

/** A hut on the shoulder of the nearest mountain. */
function refuge(
  canvas: Canvas,
  x: number,
  foot: number,
): { readonly path: string; readonly pane: Pane } {
  const size = canvas.size(0.042);
  return {
    path: polygon(
      [x - size, foot],
      [x - size, foot - size * 0.8],
      [x, foot - size * 1.6],
      [x + size, foot - size * 0.8],
      [x + size, foot],
    ),
    pane: { x: x - size * 0.2, y: foot - size * 0.72, width: size * 0.42, height: size * 0.5 },
  };
}

/** Mountains above a sea of cloud, or a world seen from above. */
export function drawSkyPlace(scene: ArtScene): readonly Shape[] {
  if (scene.features.includes('orbit')) return drawOrbit(scene);
  const { canvas, palette } = scene;
  const [far, middle, near, nearest] = palette.layers;
  const random = scene.random('mountain');
  const summit = { x: canvas.x(random.between(0.6, 0.76)), top: 0.44, half: canvas.size(0.42) };
  const hut = refuge(canvas, summit.x - canvas.size(0.24), canvas.y(0.595));
  const front = peakPath(canvas, random, summit) + hut.path;
  return [
    ...sky(scene),
    ...nightStars(scene),
    ...sunOrMoon(scene, { x: scene.random('sun').between(0.18, 0.34), y: 0.34, radius: 0.058 }),
    area('far', range(canvas, scene.random('far-range'), [0.42, 0.52]), far),
    area('far', cloudBank(canvas, scene.random('far-cloud'), 0.61), far),
    area('middle', range(canvas, scene.random('range'), [0.52, 0.6]), middle),
    area('middle', cloudBank(canvas, scene.random('cloud'), 0.69), middle),
    area('near', front, near),
    area('near', cloudBank(canvas, scene.random('near-cloud'), 0.78), near),
    area('near', cloudBank(canvas, scene.random('nearest-cloud'), 0.9), nearest),
    ...smallLights(scene, [hut.pane]),
  ];
}
