import type { Canvas } from '@/ui/art/draw/canvas';
import { nightStars, sky, sunOrMoon } from '@/ui/art/parts/heavens';
import { conifers, land, ridge } from '@/ui/art/parts/land';
import { polygon } from '@/ui/art/draw/path-text';
import { area } from '@/ui/art/draw/marks';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { curl, curlGradient, curlPaint } from '@/ui/art/parts/smoke';

type Chimney = { readonly offset: number; readonly top: number; readonly half: number };

/** A stack with a lip, standing by itself. */
function chimney(canvas: Canvas, x: number, { top, half }: Chimney): string {
  const width = canvas.size(half);
  const lip = canvas.size(0.0085);
  const high = canvas.y(top);
  const under = high + canvas.size(0.021);
  const foot = canvas.y(0.92);
  return polygon(
    [x - width, foot],
    [x - width, under],
    [x - width - lip, under],
    [x - width - lip, high],
    [x + width + lip, high],
    [x + width + lip, under],
    [x + width, under],
    [x + width, foot],
  );
}

export function drawEnding(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const [far, middle, near, nearest] = palette.layers;
  const random = scene.random('chimneys');
  const side = random.chance(0.5) ? 1 : -1;
  const pair: readonly Chimney[] = [
    { offset: -0.112 * side, top: 0.448 + random.between(-0.015, 0.015), half: 0.031 },
    { offset: 0.14 * side, top: 0.522 + random.between(-0.015, 0.02), half: 0.0248 },
  ];
  const middleX = canvas.x(0.5);
  const xOf = ({ offset }: Chimney): number => middleX + canvas.size(offset);
  const smoke = pair
    .map((stack) => curl(canvas, random, { x: xOf(stack), y: canvas.y(stack.top), height: 0.335 }))
    .join('');
  const hills = land(canvas, scene.random('hills'), { base: 0.555, swell: 0.05, hills: 4 });
  const wood = { from: 0, to: 1, tallest: 0.075, gap: 0.07, on: hills };
  const skyline = hills.path + conifers(canvas, scene.random('trees'), wood);
  return [
    ...sky(scene),
    ...nightStars(scene),
    ...sunOrMoon(scene, { x: 0.5, y: 0.4, radius: 0.0915 }),
    area('far', skyline, far),
    area(
      'middle',
      ridge(canvas, scene.random('rise'), { base: 0.695, swell: 0.028, hills: 4 }),
      middle,
    ),
    curlGradient(scene),
    {
      kind: 'line',
      layer: 'near',
      path: smoke,
      width: canvas.size(0.0143),
      paint: curlPaint,
      opacity: 0.8,
    },
    area('near', pair.map((stack) => chimney(canvas, xOf(stack), stack)).join(''), nearest),
    area('near', ridge(canvas, scene.random('field'), { base: 0.8, swell: 0.02, hills: 5 }), near),
    area(
      'near',
      ridge(canvas, scene.random('bank'), { base: 0.9, swell: 0.016, hills: 6 }),
      nearest,
    ),
  ];
}
