import type { Canvas } from '@/ui/art/draw/canvas';
import type { House } from '@/ui/art/draw/house';
import { box, polygon } from '@/ui/art/draw/path-text';
import type { PlaceRandom } from '@/ui/art/draw/place-random';
import type { Pane } from '@/ui/art/parts/small-lights';

type Row = {
  readonly eaves: readonly [number, number];
  readonly widths: readonly [number, number];
  readonly gaps: readonly [number, number];
};

const mostHouses = 60;

function houseAt(canvas: Canvas, random: PlaceRandom, left: number, row: Row): House {
  const width = canvas.size(random.between(...row.widths));
  const eave = canvas.y(random.between(...row.eaves));
  const apex = eave - width * random.between(0.34, 0.47);
  const middle = left + width / 2;
  const chimneyWidth = Math.max(width * 0.085, canvas.size(0.012));
  const side = random.chance(0.5) ? -1 : 1;
  const chimneyMiddle = middle + side * width * random.between(0.16, 0.24);
  return {
    left,
    right: left + width,
    eave,
    apex,
    halfTop: random.chance(0.22) ? width * 0.18 : 0,
    chimney: {
      left: chimneyMiddle - chimneyWidth / 2,
      right: chimneyMiddle + chimneyWidth / 2,
      top: apex - canvas.size(0.008),
    },
  };
}

export function houseRow(canvas: Canvas, random: PlaceRandom, row: Row): readonly House[] {
  const houses: House[] = [];
  let left = -canvas.size(random.between(0.02, 0.16));
  while (left < canvas.width && houses.length < mostHouses) {
    const house = houseAt(canvas, random, left, row);
    houses.push(house);
    left = house.right + canvas.size(random.between(...row.gaps));
  }
  return houses;
}

export function housePath(canvas: Canvas, house: House): string {
  const { left, right, eave, apex, halfTop, chimney } = house;
  const middle = (left + right) / 2;
  const body = polygon(
    [left, canvas.height],
    [left, eave],
    [middle - halfTop, apex],
    [middle + halfTop, apex],
    [right, eave],
    [right, canvas.height],
  );
  return body + box(chimney.left, chimney.top, chimney.right, eave);
}

/** A small pane high in the gable, where the fade still lets it shine. */
export function gablePane(canvas: Canvas, house: House, random: PlaceRandom): Pane {
  const width = (house.right - house.left) * 0.055;
  const middle = (house.left + house.right) / 2;
  return {
    x: middle + (house.right - house.left) * random.between(-0.14, 0.08),
    y: house.apex + (house.eave - house.apex) * random.between(0.55, 0.8),
    width: Math.max(width, canvas.size(0.011)),
    height: Math.max(width * 1.35, canvas.size(0.015)),
  };
}
