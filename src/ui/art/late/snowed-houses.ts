import type { Canvas } from '@/ui/art/draw/canvas';
import type { House } from '@/ui/art/draw/house';
import { snowIn, snowTones, type Snow } from '@/ui/art/late/snow';
import { area } from '@/ui/art/draw/marks';
import { box, lineTo, moveTo, polygon, quadTo } from '@/ui/art/draw/path-text';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';

type Point = readonly [number, number];

/** How thick it lies on a roof, and which part of the slope it still covers, from the eave upwards. */
const onRoof: Readonly<Record<Snow, { readonly thick: number; readonly upTo: number }>> = {
  none: { thick: 0, upTo: 0 },
  cover: { thick: 0.013, upTo: 1 },
  deep: { thick: 0.044, upTo: 1 },
  thaw: { thick: 0.024, upTo: 0.7 },
};

function roofSnow(canvas: Canvas, { left, right, eave, apex, halfTop }: House, snow: Snow): string {
  const { thick, upTo } = onRoof[snow];
  const high = canvas.size(thick);
  const over = canvas.size(0.008);
  const middle = (left + right) / 2;
  const along = (edge: number, top: number): Point => [
    edge + (top - edge) * upTo,
    eave + (apex - eave) * upTo,
  ];
  const slope = (edge: number, top: number, out: number): string => {
    const [x, y] = along(edge, top);
    return polygon(
      [edge + out, eave + over],
      [edge + out, eave + over - high * 0.6],
      // Where the top is bare already, what is left runs out towards it.
      [x, y - high * (upTo === 1 ? 1 : 0.2)],
      [x, y + high * (upTo === 1 ? 0.5 : 0)],
    );
  };
  const ridge = box(middle - halfTop, apex - high, middle + halfTop, apex + high * 0.5);
  return (
    slope(left, middle - halfTop, -over) +
    slope(right, middle + halfTop, over) +
    (upTo === 1 && halfTop > 0 ? ridge : '')
  );
}

function chimneyCap(canvas: Canvas, { chimney }: House, snow: Snow): string {
  const high = canvas.size(snow === 'deep' ? 0.014 : 0.007);
  const over = canvas.size(0.003);
  // A warm chimney is the first to be bare.
  return snow === 'thaw'
    ? ''
    : box(chimney.left - over, chimney.top - high, chimney.right + over, chimney.top);
}

/** Drops below the eaves. */
function drips(canvas: Canvas, { left, right, eave }: House): string {
  return [0.1, 0.3, 0.7, 0.9]
    .map((part, index) => {
      const x = left + (right - left) * part;
      const half = canvas.size(0.0022);
      const from = eave + canvas.size(0.012 + 0.008 * (index % 2));
      return box(x - half, from, x + half, from + canvas.size(0.02));
    })
    .join('');
}

/** Snow against the walls, up to the eaves of the row, higher between two houses than before one. */
function drift(canvas: Canvas, row: readonly House[]): string {
  const [first] = row;
  if (first === undefined) return '';
  const crest = row
    .map(({ left, right, eave }) =>
      quadTo([left, eave - canvas.size(0.05)], [(left + right) / 2, eave - canvas.size(0.002)]),
    )
    .join('');
  return `${moveTo([0, canvas.height])}${lineTo([0, first.eave])}${crest}${lineTo([
    canvas.width,
    row[row.length - 1]?.eave ?? canvas.height,
  ])}${lineTo([canvas.width, canvas.height])}Z`;
}

/** What lies on the roofs of a row, and in deep snow before its walls. */
export function snowOnHouses(scene: ArtScene, row: readonly House[]): readonly Shape[] {
  const { canvas, palette } = scene;
  const snow = snowIn(scene);
  const { lit, shade } = snowTones(palette);
  const roofs = row.map((house) => roofSnow(canvas, house, snow) + chimneyCap(canvas, house, snow));
  return [
    area('near', snow === 'deep' ? drift(canvas, row) : '', shade),
    area('near', roofs.join(''), lit),
    area(
      'near',
      snow === 'thaw' ? row.map((house) => drips(canvas, house)).join('') : '',
      lit,
      0.7,
    ),
  ];
}
