import type { Canvas } from '@/ui/art/draw/canvas';
import type { Side } from '@/ui/art/late/beasts';
import { snowTones } from '@/ui/art/late/snow';
import { area } from '@/ui/art/draw/marks';
import { box, curveTo, lineTo, moveTo, polygon } from '@/ui/art/draw/path-text';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';

type Peak = { readonly x: number; readonly top: number; readonly half: number };

function peak(
  canvas: Canvas,
  { x, top, half }: Peak,
): { readonly rock: string; readonly snow: string } {
  const apex = [canvas.x(x), canvas.y(top)] as const;
  const wide = canvas.size(half);
  const foot = canvas.y(0.62);
  const tall = foot - apex[1];
  const on = (side: Side, part: number): readonly [number, number] => [
    apex[0] + side * wide * part,
    apex[1] + tall * part,
  ];
  return {
    rock: polygon(apex, on(1, 1), on(-1, 1)),
    snow: polygon(
      apex,
      on(1, 0.42),
      [apex[0] + wide * 0.2, apex[1] + tall * 0.34],
      [apex[0] + wide * 0.08, apex[1] + tall * 0.5],
      [apex[0] - wide * 0.1, apex[1] + tall * 0.33],
      on(-1, 0.46),
    ),
  };
}

/** Two white mountains, and the gap the road makes for. */
export function snowPeaks(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const random = scene.random('peaks');
  const peaks = [
    { x: 0.3 + random.between(-0.03, 0.03), top: 0.15, half: 0.5 },
    { x: 0.82 + random.between(-0.03, 0.03), top: 0.22, half: 0.44 },
    { x: 0.02, top: 0.3, half: 0.34 },
  ].map((each) => peak(canvas, each));
  return [
    area('far', peaks.map(({ rock }) => rock).join(''), palette.layers[0]),
    area('far', peaks.map(({ snow }) => snow).join(''), palette.star, 0.55),
  ];
}

/** Snow that has drifted to the edge of the road. */
export function snowDrift(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const y = (part: number): number => canvas.y(part);
  const drift = (edge: number, side: Side): string =>
    `${moveTo([edge, canvas.height])}${lineTo([edge, y(0.66)])}${curveTo(
      [edge + side * canvas.x(0.14), y(0.62)],
      [edge + side * canvas.x(0.2), y(0.72)],
      [edge + side * canvas.x(0.34), y(0.8)],
    )}${lineTo([edge + side * canvas.x(0.2), canvas.height])}Z`;
  return [area('near', drift(0, 1) + drift(canvas.width, -1), snowTones(palette).lit, 0.5)];
}

/** What has come down from both sides of the notch and met in the middle; later with a way cut through it. */
export function snowSlide(scene: ArtScene, roadEnd: number): readonly Shape[] {
  const isCut = scene.features.includes('cutting');
  if (!isCut && !scene.features.includes('snow-slide')) return [];
  const { canvas, palette } = scene;
  const { lit, shade } = snowTones(palette);
  const at = (dx: number, y: number): readonly [number, number] => [
    roadEnd + canvas.size(dx),
    canvas.y(y),
  ];
  const wall = polygon(
    at(-0.42, 0.6),
    at(-0.34, 0.53),
    at(-0.27, 0.5),
    at(-0.17, 0.47),
    at(-0.09, 0.485),
    at(0, 0.462),
    at(0.08, 0.48),
    at(0.17, 0.46),
    at(0.26, 0.5),
    at(0.36, 0.55),
    at(0.42, 0.6),
  );
  const foot = polygon(at(-0.42, 0.6), at(-0.2, 0.555), at(0, 0.57), at(0.22, 0.55), at(0.42, 0.6));
  const cut = polygon(at(-0.035, 0.462), at(0.035, 0.47), at(0.024, 0.6), at(-0.028, 0.6));
  const blocks = [
    polygon(at(-0.22, 0.54), at(-0.18, 0.515), at(-0.14, 0.54)),
    polygon(at(0.1, 0.535), at(0.15, 0.505), at(0.19, 0.54)),
    polygon(at(-0.07, 0.565), at(-0.045, 0.545), at(-0.02, 0.568)),
  ];
  return [
    area('middle', wall, lit),
    area('middle', foot, shade),
    area('middle', blocks.join(''), palette.layers[2], 0.7),
    ...(isCut
      ? [area('middle', cut, palette.sky[1]), area('middle', cut, palette.layers[2], 0.25)]
      : [area('middle', thorn(at), palette.layers[3])]),
  ];
}

/** A tree that came down with it, roots uppermost. */
function thorn(at: (dx: number, y: number) => readonly [number, number]): string {
  return (
    polygon(at(0.215, 0.5), at(0.235, 0.5), at(0.262, 0.42), at(0.25, 0.42)) +
    polygon(at(0.25, 0.44), at(0.205, 0.405), at(0.248, 0.43)) +
    polygon(at(0.255, 0.43), at(0.3, 0.4), at(0.262, 0.44)) +
    polygon(at(0.25, 0.425), at(0.262, 0.425), at(0.262, 0.385))
  );
}

/** A straighter line of pegs beside the posts, each with a rag that points back. */
export function redPegs(scene: ArtScene, roadEnd: number): readonly Shape[] {
  if (!scene.features.includes('red-pegs')) return [];
  const { canvas, palette } = scene;
  const pegs = [0.03, 0.09, 0.18, 0.3, 0.45].map((near) => ({
    x: roadEnd + canvas.size(0.06 + 0.46 * near),
    foot: canvas.y(0.592 + 0.4 * near),
    high: canvas.size(0.022 + 0.15 * near),
  }));
  const stakes = pegs.map(({ x, foot, high }) =>
    box(x - high * 0.06, foot - high, x + high * 0.06, foot),
  );
  const rags = pegs.map(({ x, foot, high }) =>
    polygon([x, foot - high], [x + high * 0.62, foot - high * 0.86], [x, foot - high * 0.62]),
  );
  return [
    area('near', stakes.join(''), palette.layers[3]),
    area('near', rags.join(''), palette.glow, 0.92),
  ];
}
