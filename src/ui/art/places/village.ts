import { chapel } from '@/ui/art/parts/chapel';
import { nightStars, sky, sunOrMoon } from '@/ui/art/parts/heavens';
import { gablePane, housePath, houseRow } from '@/ui/art/parts/houses';
import { conifers, land, ridge } from '@/ui/art/parts/land';
import { area } from '@/ui/art/draw/marks';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { smallLights } from '@/ui/art/parts/small-lights';
import { curl, curlGradient, curlPaint, standingSmokes } from '@/ui/art/parts/smoke';

function background(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const trees = scene.random('trees');
  const steeple = scene.random('steeple');
  const rise = land(canvas, scene.random('rise'), { base: 0.635, swell: 0.045, hills: 5 });
  const wood = { on: rise, tallest: 0.105, gap: 0.042 };
  const hills = ridge(canvas, scene.random('hills'), { base: 0.525, swell: 0.12, hills: 4 });
  const middle =
    rise.path +
    conifers(canvas, trees, { ...wood, from: 0, to: trees.between(0.14, 0.22) }) +
    conifers(canvas, trees, { ...wood, from: trees.between(0.6, 0.68), to: 1 });
  const tower = chapel(
    canvas,
    steeple.chance(0.7) ? steeple.between(0.26, 0.34) : steeple.between(0.56, 0.62),
    0.69,
  );
  const [far, rising, near] = palette.layers;
  return [
    area('far', hills, far),
    area('middle', middle, rising),
    // White as the land behind it nobody would see it.
    area('middle', tower, scene.details.palette ? near : rising),
  ];
}

function houses(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const random = scene.random('houses');
  const back = houseRow(canvas, scene.random('back-row'), {
    eaves: [0.695, 0.745],
    widths: [0.12, 0.18],
    gaps: [0.005, 0.06],
  });
  const front = houseRow(canvas, scene.random('front-row'), {
    eaves: [0.77, 0.825],
    widths: [0.23, 0.36],
    gaps: [0.004, 0.05],
  });
  const smokeOf = (row: typeof back, share: number, height: number): string =>
    row
      .filter(() => random.chance(share))
      .map(({ chimney }) =>
        curl(canvas, random, { x: (chimney.left + chimney.right) / 2, y: chimney.top + 1, height }),
      )
      .join('');
  const rowShapes = (row: typeof back, paint: string): readonly Shape[] => [
    area('near', row.map((house) => housePath(canvas, house)).join(''), paint),
    ...(scene.details.onHouses?.(scene, row) ?? []),
  ];
  const smokeShape = (path: string, width: number): Shape => ({
    kind: 'line',
    layer: 'near',
    path,
    width: canvas.size(width),
    paint: curlPaint,
    opacity: 0.5,
  });
  return [
    curlGradient(scene),
    smokeShape(smokeOf(back, 0.36, 0.19), 0.01),
    ...rowShapes(back, palette.layers[2]),
    smokeShape(smokeOf(front, 0.42, 0.24), 0.0135),
    ...rowShapes(front, palette.layers[3]),
    ...smallLights(
      scene,
      front.map((house) => gablePane(canvas, house, random)),
    ),
  ];
}

export function drawVillage(scene: ArtScene): readonly Shape[] {
  const sunX = scene.random('sun').between(0.14, 0.22);
  return [
    ...sky(scene),
    ...nightStars(scene),
    ...sunOrMoon(scene, { x: sunX, y: 0.4, radius: 0.05 }),
    ...background(scene),
    ...standingSmokes(scene),
    ...(scene.details.ground ?? houses)(scene),
  ];
}
