import type { Canvas } from '@/ui/art/draw/canvas';
import { hangings, shelfBay, tableShapes } from '@/ui/art/parts/interior-furniture';
import { interiorHearth } from '@/ui/art/parts/interior-hearth';
import { windowBay, windowGradients } from '@/ui/art/places/interior-window';
import { area, ground } from '@/ui/art/draw/marks';
import { box, polygon } from '@/ui/art/draw/path-text';
import type { Bay, ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';

type BayKind = 'window' | 'hearth' | 'shelves';

const floor = 0.72;
const beamTop = 0.085;
const beamFoot = 0.115;
const bayWidth = 0.8;
const mostBays = 9;

function baysOf(canvas: Canvas): readonly Bay[] {
  const wanted = Math.round(canvas.width / canvas.size(bayWidth));
  const count = Math.min(Math.max(wanted, 2), mostBays);
  const width = canvas.width / count;
  return Array.from({ length: count }, (_, index) => ({
    middle: (index + 0.5) * width,
    width,
    index,
  }));
}

function bayKinds(scene: ArtScene, count: number): readonly BayKind[] {
  const random = scene.random('bays');
  const start: readonly BayKind[] = random.chance(0.5)
    ? ['hearth', 'window']
    : ['window', 'hearth'];
  const rest: readonly BayKind[] = random.chance(0.5)
    ? ['shelves', 'window']
    : ['window', 'shelves'];
  return Array.from({ length: count }, (_, index) => start[index] ?? rest[index % 2] ?? 'shelves');
}

function ceiling(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const [, boards, timber] = palette.room;
  const step = canvas.size(0.16);
  const count = Math.ceil(canvas.width / step) + 1;
  const offset = scene.random('joists').between(-0.6, 0);
  const joists = Array.from({ length: count }, (_, index) => {
    const left = (index + offset) * step;
    return box(left, 0, left + step * 0.3, canvas.y(beamTop));
  });
  return [
    area('middle', box(0, 0, canvas.width, canvas.y(beamTop)), boards),
    area('middle', joists.join(''), timber, 0.45),
  ];
}

function frame(canvas: Canvas, bays: readonly Bay[]): string {
  const half = canvas.size(0.014);
  const brace = canvas.size(0.075);
  const top = canvas.y(beamFoot);
  const posts = bays.slice(1).map(({ middle, width }) => {
    const x = middle - width / 2;
    return (
      box(x - half, top, x + half, canvas.y(floor)) +
      polygon([x - brace, top], [x + brace, top], [x, top + brace])
    );
  });
  return box(0, canvas.y(beamTop), canvas.width, top) + posts.join('');
}

function boardLines(canvas: Canvas): string {
  const vanishing = canvas.y(0.4);
  const top = canvas.y(floor);
  const spread = (canvas.height - vanishing) / Math.max(top - vanishing, 1);
  const step = canvas.size(0.15);
  const count = Math.min(Math.ceil(canvas.width / step / 2) + 1, 40);
  const middle = canvas.width / 2;
  const half = canvas.size(0.0018);
  return Array.from({ length: 2 * count + 1 }, (_, index) => {
    const at = (index - count) * step;
    return polygon(
      [middle + at - half, top],
      [middle + at + half, top],
      [middle + at * spread + half * 3, canvas.height],
      [middle + at * spread - half * 3, canvas.height],
    );
  }).join('');
}

function bayShapes(scene: ArtScene, bay: Bay, kind: BayKind): readonly Shape[] {
  switch (kind) {
    case 'window':
      return windowBay(scene, bay);
    case 'hearth':
      return [
        ...(scene.details.corner?.(scene, bay) ?? []),
        ...(scene.details.hearth ?? interiorHearth)(scene, bay),
      ];
    case 'shelves':
      return shelfBay(scene, bay);
  }
}

export function drawInterior(scene: ArtScene): readonly Shape[] {
  const { canvas, palette, details } = scene;
  const [wall, boards, timber] = palette.room;
  const bays = baysOf(canvas);
  const kinds = bayKinds(scene, bays.length);
  const withWindow = bays.find(({ index }) => kinds[index] === 'window');
  return [
    ground('far', canvas, 0, wall),
    ground('middle', canvas, canvas.y(floor), boards),
    area('middle', boardLines(canvas), timber, 0.6),
    ...ceiling(scene),
    ...windowGradients(scene),
    ...bays.flatMap((bay) => bayShapes(scene, bay, kinds[bay.index] ?? 'shelves')),
    ...(details.hanging?.(scene) ?? [area('near', hangings(scene, beamFoot), timber)]),
    area('near', frame(canvas, bays), timber),
    ...(details.table ?? tableShapes)(scene, withWindow?.middle ?? canvas.x(0.5)),
  ];
}
