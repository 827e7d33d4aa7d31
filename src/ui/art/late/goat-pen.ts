import type { Canvas } from '@/ui/art/draw/canvas';
import { goat, mule } from '@/ui/art/late/beasts';
import { groundPaint } from '@/ui/art/late/field-snow';
import { snowIn, snowTones } from '@/ui/art/late/snow';
import { area } from '@/ui/art/draw/marks';
import { box, curveTo, lineTo, moveTo, polygon } from '@/ui/art/draw/path-text';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';

function fence(canvas: Canvas, y: number, high: number): string {
  const step = canvas.size(high * 1.5);
  const post = canvas.size(high * 0.09);
  let path = '';
  for (let x = -step * 0.3; x < canvas.width + step; x += step)
    path += box(x, canvas.y(y) - canvas.size(high), x + post, canvas.y(y));
  const rail = (part: number): string =>
    box(
      0,
      canvas.y(y) - canvas.size(high * part),
      canvas.width,
      canvas.y(y) - canvas.size(high * (part - 0.1)),
    );
  return path + rail(0.86) + rail(0.5);
}

/** A pen: a shed and a fence behind, goats before it that look every way. */
export function goatPen(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const [, middle, near, nearest] = palette.layers;
  const random = scene.random('goats');
  const shedX = canvas.x(random.between(0.12, 0.2));
  const shed = canvas.size(0.2);
  const roof =
    box(shedX - shed * 0.8, canvas.y(0.68) - shed * 0.7, shedX + shed * 0.8, canvas.y(0.68)) +
    polygon(
      [shedX - shed, canvas.y(0.68) - shed * 0.62],
      [shedX - shed * 0.7, canvas.y(0.68) - shed * 1.15],
      [shedX + shed, canvas.y(0.68) - shed * 0.75],
    );
  const goats = [0.34, 0.47, 0.58, 0.72, 0.88].map((part, index) =>
    goat(
      {
        x: canvas.x(part + random.between(-0.02, 0.02)),
        foot: canvas.y(0.69 + 0.025 * (index % 3)),
        size: canvas.size(0.13 + 0.02 * (index % 3)),
      },
      random.chance(0.5) ? 1 : -1,
    ),
  );
  const mules = scene.features.includes('mules')
    ? mule({ x: canvas.x(0.4), foot: canvas.y(0.69), size: canvas.size(0.15) }, -1) +
      mule({ x: canvas.x(0.655), foot: canvas.y(0.685), size: canvas.size(0.145) }, 1)
    : '';
  const snow = snowIn(scene);
  const gate = canvas.x(0.8);
  const rag = canvas.size(0.014);
  return [
    area('near', fence(canvas, 0.67, 0.1), middle),
    area('near', roof, nearest),
    area(
      'near',
      box(shedX - shed * 0.2, canvas.y(0.68) - shed * 0.5, shedX + shed * 0.25, canvas.y(0.68)),
      near,
    ),
    area('near', box(gate - rag * 0.5, canvas.y(0.52), gate + rag * 0.5, canvas.y(0.68)), nearest),
    area(
      'light',
      polygon(
        [gate, canvas.y(0.54)],
        [gate + rag * 3.2, canvas.y(0.555)],
        [gate + rag * 1.6, canvas.y(0.575)],
        [gate, canvas.y(0.57)],
      ),
      palette.glow,
      0.85,
    ),
    ...penSnow(scene, { x: shedX, size: shed }),
    area('near', mules, near),
    area('near', mules, nearest, 0.45),
    // Light goats would be lost on snow.
    snow === 'none'
      ? area('near', goats.join(''), palette.smoke, 0.62)
      : area('near', goats.join(''), nearest, 0.88),
    area('near', snow === 'deep' ? trodden(canvas) : '', groundPaint(scene)),
  ];
}

/** Snow to the knees of whoever stands in it. */
function trodden(canvas: Canvas): string {
  const y = (part: number): number => canvas.y(part);
  return `${moveTo([0, canvas.height])}${lineTo([0, y(0.67)])}${curveTo(
    [canvas.x(0.2), y(0.7)],
    [canvas.x(0.34), y(0.665)],
    [canvas.x(0.52), y(0.69)],
  )}${curveTo([canvas.x(0.68), y(0.71)], [canvas.x(0.84), y(0.675)], [canvas.width, y(0.685)])}${lineTo(
    [canvas.width, canvas.height],
  )}Z`;
}

/** On the roof of the shed and along the rail. */
function penSnow(
  scene: ArtScene,
  shed: { readonly x: number; readonly size: number },
): readonly Shape[] {
  const { canvas, palette } = scene;
  const snow = snowIn(scene);
  if (snow === 'none') return [];
  const { lit } = snowTones(palette);
  const thick = canvas.size({ cover: 0.012, deep: 0.032, thaw: 0.014 }[snow]);
  const { x, size } = shed;
  const eave = canvas.y(0.68);
  // The thaw leaves the top of a roof bare first.
  const upTo = snow === 'thaw' ? 0.45 : 1;
  const [left, top, right] = [
    [x - size, eave - size * 0.62],
    [x - size * 0.7, eave - size * 1.15],
    [x + size, eave - size * 0.75],
  ] as const;
  const high = [
    right[0] + (top[0] - right[0]) * upTo,
    right[1] + (top[1] - right[1]) * upTo,
  ] as const;
  const roof =
    polygon(
      [right[0], right[1] + thick * 0.3],
      [right[0], right[1] - thick],
      [high[0], high[1] - thick],
      high,
    ) +
    (snow === 'thaw'
      ? ''
      : polygon(left, [left[0], left[1] - thick], [top[0], top[1] - thick], top));
  const rail = canvas.y(0.67) - canvas.size(0.086);
  const onRail = box(0, rail - thick * 0.6, canvas.width, rail + canvas.size(0.002));
  return [area('near', roof + (snow === 'thaw' ? '' : onRail), lit)];
}
