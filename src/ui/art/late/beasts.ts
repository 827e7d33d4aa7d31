import { polygon } from '@/ui/art/draw/path-text';

export type Stance = { readonly x: number; readonly foot: number; readonly size: number };
export type Side = 1 | -1;

type Outline = readonly (readonly [number, number])[];

function placed({ x, foot, size }: Stance, facing: Side, outline: Outline): string {
  return polygon(
    ...outline.map(([dx, dy]): readonly [number, number] => [
      x + dx * size * facing,
      foot + dy * size,
    ]),
  );
}

const goatOutline: Outline = [
  [-0.56, -0.74],
  [-0.46, -0.66],
  [0.26, -0.66],
  [0.42, -0.98],
  [0.5, -1.06],
  [0.74, -0.9],
  [0.72, -0.8],
  [0.62, -0.78],
  [0.59, -0.64],
  [0.54, -0.76],
  [0.46, -0.44],
  [0.38, -0.32],
  [0.38, 0],
  [0.3, 0],
  [0.28, -0.3],
  [-0.28, -0.28],
  [-0.3, 0],
  [-0.38, 0],
  [-0.44, -0.34],
  [-0.52, -0.5],
];
const goatHorn: Outline = [
  [0.46, -1.02],
  [0.3, -1.26],
  [0.38, -1.28],
  [0.54, -1.04],
];

export function goat(standing: Stance, facing: Side): string {
  return placed(standing, facing, goatOutline) + placed(standing, facing, goatHorn);
}

/** Head up, ears back, one hind leg at rest. */
const muleOutline: Outline = [
  [-0.78, -0.98],
  [-0.6, -1.08],
  [0.24, -1.04],
  [0.5, -1.42],
  [0.62, -1.5],
  [0.94, -1.22],
  [0.92, -1.1],
  [0.8, -1.08],
  [0.66, -1.18],
  [0.52, -0.86],
  [0.44, -0.62],
  [0.42, 0],
  [0.32, 0],
  [0.28, -0.58],
  [-0.42, -0.56],
  [-0.5, -0.34],
  [-0.46, 0],
  [-0.58, 0],
  [-0.66, -0.36],
  [-0.74, -0.6],
  [-0.8, -0.34],
  [-0.84, -0.4],
];
const muleEars: Outline = [
  [0.5, -1.4],
  [0.4, -1.78],
  [0.56, -1.56],
  [0.6, -1.84],
  [0.66, -1.48],
];

export function mule(standing: Stance, facing: Side): string {
  return placed(standing, facing, muleOutline) + placed(standing, facing, muleEars);
}
