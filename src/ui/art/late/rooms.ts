import { courses, fireWithGlow } from '@/ui/art/late/fires';
import { area } from '@/ui/art/draw/marks';
import { box, curveTo, disc, lineTo, moveTo, polygon } from '@/ui/art/draw/path-text';
import type { Bay, ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { smallLights } from '@/ui/art/parts/small-lights';

const floor = 0.72;

/** A raised fire under a hood, and the bellows beside it. */
export function forgeFire(scene: ArtScene, bay: Bay): readonly Shape[] {
  const { canvas, palette } = scene;
  const [wall, stone, timber] = palette.room;
  const { middle } = bay;
  const half = Math.min(canvas.size(0.24), bay.width * 0.4);
  const hood = polygon(
    [middle - half * 0.3, 0],
    [middle + half * 0.3, 0],
    [middle + half * 0.34, canvas.y(0.2)],
    [middle + half, canvas.y(0.38)],
    [middle + half, canvas.y(0.42)],
    [middle - half, canvas.y(0.42)],
    [middle - half, canvas.y(0.38)],
    [middle - half * 0.34, canvas.y(0.2)],
  );
  const block = box(middle - half, canvas.y(0.57), middle + half, canvas.y(floor));
  // Towards the middle of the room, where there is space for it.
  const away = middle > canvas.width / 2 ? -1 : 1;
  const at = (part: number): number => middle + away * half * (1.06 + part);
  const bellows = polygon(
    [at(0), canvas.y(0.585)],
    [at(0.4), canvas.y(0.53)],
    [at(0.66), canvas.y(0.545)],
    [at(0.66), canvas.y(0.625)],
    [at(0.4), canvas.y(0.64)],
    [at(0), canvas.y(0.6)],
  );
  const tongs = [-0.72, -0.6, -0.48]
    .map((part, index) =>
      box(
        middle + half * part,
        canvas.y(0.42),
        middle + half * part + canvas.size(0.005),
        canvas.y(0.48 + 0.015 * index),
      ),
    )
    .join('');
  return [
    area('middle', hood + block, stone),
    area('middle', courses(canvas, middle - half, middle + half, [0.6, floor]), wall, 0.3),
    area('near', box(middle - half, canvas.y(0.555), middle + half, canvas.y(0.575)), timber),
    ...fireWithGlow(scene, { x: middle, foot: 0.56, height: 0.12 }),
    area('near', bellows + tongs, timber),
  ];
}

/** Something tall, roped into sacking, behind the bellows. */
export function tallSacking(scene: ArtScene, bay: Bay): readonly Shape[] {
  const { canvas, palette } = scene;
  const [, boards, timber] = palette.room;
  const half = Math.min(canvas.size(0.24), bay.width * 0.4);
  const away = bay.middle > canvas.width / 2 ? -1 : 1;
  const x = bay.middle + away * half * 1.42;
  const wide = canvas.size(0.062);
  const top = canvas.y(0.34);
  const foot = canvas.y(floor + 0.012);
  const sack = `${moveTo([x - wide, foot])}${curveTo(
    [x - wide * 1.12, canvas.y(0.55)],
    [x - wide * 0.86, canvas.y(0.42)],
    [x - wide * 0.8, top + canvas.size(0.012)],
  )}${curveTo(
    [x - wide * 0.4, top - canvas.size(0.012)],
    [x + wide * 0.4, top + canvas.size(0.006)],
    [x + wide * 0.84, top],
  )}${curveTo([x + wide * 0.9, canvas.y(0.44)], [x + wide * 1.1, canvas.y(0.58)], [x + wide, foot])}Z`;
  const ropes = [0.43, 0.57].map((y) =>
    box(x - wide * 0.98, canvas.y(y), x + wide * 0.98, canvas.y(y) + canvas.size(0.007)),
  );
  return [
    area('middle', sack, boards),
    area('middle', sack, timber, 0.35),
    area('near', ropes.join(''), timber, 0.85),
  ];
}

/** An anvil on its stump, with a hammer across it. */
export function anvil(scene: ArtScene, middle: number): readonly Shape[] {
  const { canvas, palette } = scene;
  const unit = canvas.size(0.1);
  const at = (x: number, y: number): readonly [number, number] => [
    middle + x * unit,
    canvas.y(0.66) + y * unit,
  ];
  const body = polygon(
    at(-1.5, -0.62),
    at(-0.7, -0.72),
    at(0.95, -0.72),
    at(0.95, -0.4),
    at(0.35, -0.3),
    at(0.3, 0.1),
    at(0.6, 0.3),
    at(-0.6, 0.3),
    at(-0.3, 0.1),
    at(-0.35, -0.3),
    at(-0.8, -0.42),
  );
  const stump = polygon(at(-0.6, 0.3), at(0.6, 0.3), at(0.72, 2.2), at(-0.72, 2.2));
  const hammer =
    polygon(at(-0.1, -0.86), at(1.05, -0.8), at(1.05, -0.72), at(-0.1, -0.72)) +
    polygon(at(-0.4, -1.02), at(-0.08, -1.02), at(-0.08, -0.7), at(-0.4, -0.7));
  return [area('near', body + stump + hammer, palette.room[2])];
}

/** A table with the big book open on it, the pen beside, and one candle. */
export function ledgerTable(scene: ArtScene, middle: number): readonly Shape[] {
  const { canvas, palette } = scene;
  const timber = palette.room[2];
  const half = Math.min(canvas.size(0.26), canvas.width * 0.24);
  const board = canvas.y(0.66);
  const page = (side: 1 | -1): string =>
    polygon(
      [middle, board - canvas.size(0.012)],
      [middle + side * half * 0.12, board - canvas.size(0.04)],
      [middle + side * half * 0.5, board - canvas.size(0.032)],
      [middle + side * half * 0.54, board],
      [middle, board],
    );
  const candle = middle + half * 0.74;
  const wick = canvas.size(0.008);
  const candleTop = board - canvas.size(0.065);
  const furniture =
    box(middle - half, board, middle + half, board + canvas.size(0.022)) +
    box(middle - half * 0.9, board, middle - half * 0.82, canvas.height) +
    box(middle + half * 0.82, board, middle + half * 0.9, canvas.height) +
    box(candle - wick, candleTop, candle + wick, board) +
    box(middle - half * 0.86, board - canvas.size(0.03), middle - half * 0.7, board) +
    polygon(
      [middle - half * 0.79, board - canvas.size(0.025)],
      [middle - half * 0.62, board - canvas.size(0.1)],
      [middle - half * 0.6, board - canvas.size(0.095)],
      [middle - half * 0.76, board - canvas.size(0.025)],
    );
  return [
    area('near', furniture, timber),
    area('near', page(-1) + page(1), palette.smoke, 0.62),
    ...smallLights(scene, [
      {
        x: candle - wick * 0.7,
        y: candleTop - canvas.size(0.028),
        width: wick * 1.4,
        height: canvas.size(0.024),
      },
    ]),
  ];
}

/** A bed instead of a hearth: the warmth comes through the boards. */
export function loftBed(scene: ArtScene, bay: Bay): readonly Shape[] {
  const { canvas, palette } = scene;
  const [, boards, timber] = palette.room;
  const half = Math.min(canvas.size(0.27), bay.width * 0.42);
  const left = bay.middle - half;
  const right = bay.middle + half;
  const post = canvas.size(0.014);
  const frame =
    box(left, canvas.y(0.5), left + post, canvas.y(floor + 0.03)) +
    box(right - post, canvas.y(0.57), right, canvas.y(floor + 0.03)) +
    box(left, canvas.y(0.655), right, canvas.y(0.685)) +
    box(left, canvas.y(0.53), left + post * 1.6, canvas.y(0.655));
  const blanket = `${moveTo([left + half * 0.5, canvas.y(0.655)])}${curveTo(
    [left + half * 0.6, canvas.y(0.58)],
    [right - half * 0.4, canvas.y(0.6)],
    [right - post, canvas.y(0.62)],
  )}${lineTo([right - post, canvas.y(0.69)])}${lineTo([left + half * 0.56, canvas.y(0.69)])}Z`;
  const pillow = box(left + post * 1.8, canvas.y(0.612), left + half * 0.46, canvas.y(0.655));
  return [
    area('middle', box(left + post, canvas.y(0.62), right, canvas.y(0.66)), boards),
    area('near', frame, timber),
    area('middle', pillow, palette.smoke, 0.5),
    area('near', blanket, palette.layers[0]),
  ];
}

/** The roof comes down to the floor on both sides of a loft. */
export function rafters(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const [, boards, timber] = palette.room;
  const reach = Math.min(canvas.size(0.62), canvas.width * 0.34);
  const foot = canvas.y(0.7);
  const top = canvas.y(0.1);
  const slope = (edge: number, side: 1 | -1): readonly Shape[] => {
    const inner = edge + side * reach;
    const thick = side * canvas.size(0.035);
    return [
      area('middle', polygon([edge, 0], [inner, 0], [inner, top], [edge, foot]), boards),
      area(
        'near',
        polygon([edge, foot], [inner, top], [inner + thick, top], [edge, foot + canvas.size(0.06)]),
        timber,
      ),
    ];
  };
  return [...slope(0, 1), ...slope(canvas.width, -1)];
}

/** A bell under the beam, and its rope within reach. */
export function bell(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  // Beside the post that may stand in the middle.
  const x = canvas.x(0.5) - canvas.size(0.17);
  const size = canvas.size(0.13);
  const top = canvas.y(0.13);
  const rope = canvas.size(0.0035);
  const cup = `${moveTo([x, top])}${curveTo(
    [x + size * 0.5, top],
    [x + size * 0.36, top + size * 0.7],
    [x + size * 0.66, top + size],
  )}${lineTo([x - size * 0.66, top + size])}${curveTo(
    [x - size * 0.36, top + size * 0.7],
    [x - size * 0.5, top],
    [x, top],
  )}Z`;
  return [
    area('near', box(x - rope, top + size, x + rope, canvas.y(0.66)), palette.smoke, 0.55),
    area('near', disc(x, canvas.y(0.655), canvas.size(0.012)), palette.smoke, 0.55),
    area(
      'near',
      cup +
        disc(x, top + size, size * 0.16) +
        box(x - size * 0.5, top - size * 0.1, x + size * 0.5, top + size * 0.06),
      palette.room[2],
    ),
  ];
}

/** Rows of benches on both sides of an aisle, the nearest the widest. */
export function pews(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const middle = canvas.x(0.5);
  return [0.64, 0.7, 0.78].map((y, row): Shape => {
    const aisle = canvas.size(0.1 + 0.07 * row);
    const high = canvas.size(0.055 + 0.018 * row);
    const end = canvas.size(0.016 + 0.006 * row);
    const side = (from: number, to: number, inner: number): string =>
      box(from, canvas.y(y), to, canvas.y(y) + high) +
      box(inner - end / 2, canvas.y(y) - end, inner + end / 2, canvas.y(y) + high * 1.5);
    const path =
      side(0, middle - aisle, middle - aisle) + side(middle + aisle, canvas.width, middle + aisle);
    return area('near', path, row === 2 ? palette.room[2] : palette.room[1]);
  });
}
