import type { Canvas } from '@/ui/art/draw/canvas';
import { arch, courses, fireWithGlow } from '@/ui/art/late/fires';
import { area } from '@/ui/art/draw/marks';
import { box, disc, polygon } from '@/ui/art/draw/path-text';
import type { Bay, ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';

const floor = 0.72;

type Second = (scene: ArtScene, x: number, half: number) => readonly Shape[];

/** Two ovens on one stack, one of them alight. */
function twoOvens(scene: ArtScene, bay: Bay, second: Second): readonly Shape[] {
  const { canvas, palette } = scene;
  const [wall, stone, timber] = palette.room;
  const { middle } = bay;
  const breast = Math.min(canvas.size(0.33), bay.width * 0.47);
  const mouth = breast * 0.3;
  const lit = middle - breast * 0.48;
  const shut = middle + breast * 0.48;
  const stack =
    box(middle - breast, canvas.y(0.34), middle + breast, canvas.y(floor)) +
    polygon(
      [middle - breast, canvas.y(0.34)],
      [middle - breast * 0.5, canvas.y(0.22)],
      [middle + breast * 0.5, canvas.y(0.22)],
      [middle + breast, canvas.y(0.34)],
    ) +
    box(middle - breast * 0.5, 0, middle + breast * 0.5, canvas.y(0.23));
  const shelf = box(middle - breast * 1.08, canvas.y(0.6), middle + breast * 1.08, canvas.y(0.625));
  return [
    area('middle', stack, stone),
    area('middle', courses(canvas, middle - breast, middle + breast, [0.36, floor]), wall, 0.35),
    area('near', arch(canvas, lit, mouth, [0.43, 0.6]), timber),
    ...second(scene, shut, mouth),
    ...fireWithGlow(scene, { x: lit, foot: 0.595, height: 0.085 }),
    area('near', shelf + peel(canvas, middle - breast * 1.12), timber),
  ];
}

/** The long shovel a baker leans beside the mouth. */
function peel(canvas: Canvas, x: number): string {
  const half = canvas.size(0.004);
  const blade = canvas.size(0.02);
  return (
    box(x - half, canvas.y(0.4), x + half, canvas.y(floor)) +
    box(x - blade, canvas.y(0.33), x + blade, canvas.y(0.42))
  );
}

/** Shut with an iron door. */
const shutOven: Second = ({ canvas, palette }, x, half) => {
  const [wall, , timber] = palette.room;
  const latch =
    box(x - half, canvas.y(0.515), x + half, canvas.y(0.525)) +
    disc(x - half * 0.6, canvas.y(0.55), canvas.size(0.01));
  return [
    area('near', arch(canvas, x, half, [0.43, 0.6]), timber, 0.75),
    area('near', latch, wall, 0.7),
  ];
};

const litOven: Second = (scene, x, half) => [
  area('near', arch(scene.canvas, x, half, [0.43, 0.6]), scene.palette.room[2]),
  ...fireWithGlow(scene, { x, foot: 0.595, height: 0.075, name: 'second-fire' }),
];

/** What was kept in an oven that is now alight stands along the wall. */
function jars({ canvas, palette }: ArtScene, { middle, width }: Bay): Shape {
  const size = canvas.size(0.062);
  const breast = Math.min(canvas.size(0.33), width * 0.47);
  const foot = canvas.y(floor + 0.014);
  const path = [-0.78, -0.5, -0.16, 0.14, 0.46, 0.76].map((part) => {
    const x = middle + breast * part;
    return polygon(
      [x - size * 0.32, foot],
      [x - size * 0.36, foot - size * 0.6],
      [x - size * 0.18, foot - size * 0.8],
      [x - size * 0.22, foot - size],
      [x + size * 0.22, foot - size],
      [x + size * 0.18, foot - size * 0.8],
      [x + size * 0.36, foot - size * 0.6],
      [x + size * 0.32, foot],
    );
  });
  return area('near', path.join(''), palette.room[2]);
}

export function ovens(scene: ArtScene, bay: Bay): readonly Shape[] {
  return twoOvens(scene, bay, shutOven);
}

export function bothOvens(scene: ArtScene, bay: Bay): readonly Shape[] {
  return [...twoOvens(scene, bay, litOven), jars(scene, bay)];
}
