import type { Canvas } from '@/ui/art/draw/canvas';
import { area } from '@/ui/art/draw/marks';
import { box, disc, polygon } from '@/ui/art/draw/path-text';
import type { PlaceRandom } from '@/ui/art/draw/place-random';
import type { Bay, ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { smallLights } from '@/ui/art/parts/small-lights';

type DrawWare = (x: number, y: number, size: number) => string;

const jar: DrawWare = (x, y, size) =>
  polygon(
    [x - size * 0.32, y],
    [x - size * 0.36, y - size * 0.6],
    [x - size * 0.18, y - size * 0.78],
    [x - size * 0.18, y - size],
    [x + size * 0.18, y - size],
    [x + size * 0.18, y - size * 0.78],
    [x + size * 0.36, y - size * 0.6],
    [x + size * 0.32, y],
  );

const book: DrawWare = (x, y, size) => box(x - size * 0.15, y - size, x + size * 0.15, y);

const loaf: DrawWare = (x, y, size) =>
  polygon(
    [x - size * 0.6, y],
    [x - size * 0.56, y - size * 0.3],
    [x - size * 0.3, y - size * 0.5],
    [x + size * 0.3, y - size * 0.5],
    [x + size * 0.56, y - size * 0.3],
    [x + size * 0.6, y],
  );

const wares = [
  { draw: jar, pace: 0.9 },
  { draw: book, pace: 0.36 },
  { draw: loaf, pace: 1.4 },
] as const;

/** A jar, a book or a loaf standing on something. */
export function ware(random: PlaceRandom, x: number, y: number, size: number): string {
  const { draw } = wares[random.whole(0, wares.length - 1)] ?? wares[0];
  return draw(x, y, size);
}

type Plank = { readonly left: number; readonly right: number; readonly y: number };

function plankWith(canvas: Canvas, random: PlaceRandom, { left, right, y }: Plank): string {
  const { draw, pace } = wares[random.whole(0, wares.length - 1)] ?? wares[0];
  const size = canvas.size(0.06);
  let path = box(left, y, right, y + canvas.size(0.012));
  for (let x = left + size * 0.6; x < right - size * 0.5; x += size * pace)
    if (random.chance(0.8)) path += draw(x, y, size * random.between(0.72, 1.05));
  return path;
}

export function shelfBay(scene: ArtScene, bay: Bay): readonly Shape[] {
  const { canvas, palette } = scene;
  const random = scene.random(`shelves-${bay.index}`);
  const half = Math.min(canvas.size(0.24), bay.width * 0.38);
  const left = bay.middle - half;
  const right = bay.middle + half;
  const planks = [0.29, 0.4, 0.51].map((y) =>
    plankWith(canvas, random, { left, right, y: canvas.y(y) }),
  );
  return [area('middle', planks.join(''), palette.room[2], 0.8)];
}

function bundle(canvas: Canvas, x: number, top: number, length: number): string {
  const string = canvas.size(0.0018);
  const knot = top + length * 0.42;
  const half = length * 0.17;
  return (
    box(x - string, top, x + string, knot) +
    polygon([x, knot], [x + half, top + length], [x - half, top + length])
  );
}

function pan(canvas: Canvas, x: number, top: number, length: number): string {
  const string = canvas.size(0.0025);
  return (
    box(x - string, top, x + string, top + length * 0.7) +
    disc(x, top + length * 0.8, length * 0.24)
  );
}

/** Herbs or pans on both sides of the middle of the beam. */
export function hangings(scene: ArtScene, beam: number): string {
  const { canvas } = scene;
  const random = scene.random('hangings');
  const hang = random.chance(0.5) ? bundle : pan;
  return [-0.16, -0.105, 0.11, 0.17]
    .filter(() => random.chance(0.8))
    .map((offset) => {
      const x = canvas.x(0.5) + canvas.size(offset + random.between(-0.012, 0.012));
      return hang(canvas, x, canvas.y(beam), canvas.size(random.between(0.085, 0.13)));
    })
    .join('');
}

/** A table before the window, with what the seed lays on it and one candle. */
export function tableShapes(scene: ArtScene, middle: number): readonly Shape[] {
  const { canvas, palette } = scene;
  const random = scene.random('table');
  const half = Math.min(canvas.size(random.between(0.2, 0.26)), canvas.width * 0.24);
  const board = canvas.y(0.67);
  const candle = middle + half * random.between(-0.3, 0.3);
  const wick = canvas.size(0.007);
  const candleTop = board - canvas.size(0.055);
  const laid = [-0.72, 0.68].map((part) =>
    ware(random, middle + half * part, board, canvas.size(random.between(0.05, 0.07))),
  );
  const path =
    box(middle - half, board, middle + half, board + canvas.size(0.022)) +
    box(middle - half * 0.88, board, middle - half * 0.8, canvas.height) +
    box(middle + half * 0.8, board, middle + half * 0.88, canvas.height) +
    box(candle - wick, candleTop, candle + wick, board) +
    laid.join('');
  const flame = {
    x: candle - wick * 0.7,
    y: candleTop - canvas.size(0.026),
    width: wick * 1.4,
    height: canvas.size(0.022),
  };
  return [area('near', path, palette.room[2]), ...smallLights(scene, [flame])];
}
