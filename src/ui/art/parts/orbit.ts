import { sky, stars, sunOrMoon } from '@/ui/art/parts/heavens';
import { area } from '@/ui/art/draw/marks';
import { box, polygon } from '@/ui/art/draw/path-text';
import type { Canvas } from '@/ui/art/draw/canvas';
import type { PlaceRandom } from '@/ui/art/draw/place-random';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { smallLights, type Pane } from '@/ui/art/parts/small-lights';

type Station = { readonly hull: string; readonly panes: readonly Pane[] };

/** A small body between its wings, seen from far off. */
function station(canvas: Canvas, random: PlaceRandom): Station {
  const x = canvas.x(random.between(0.34, 0.42));
  const y = canvas.y(random.between(0.27, 0.34));
  const unit = canvas.size(0.034);
  const tall = random.between(1.9, 2.9) * unit;
  const wings = random.chance(0.65) ? 1 : 2;
  const length = unit * (wings === 1 ? random.between(2.6, 3.6) : 1.7);
  const half = unit * random.between(1, 1.25);
  const gap = unit * (wings === 1 ? 1.4 : 0.7);
  const body = polygon(
    [x - unit, y - tall * 0.8],
    [x - unit * 0.6, y - tall],
    [x + unit * 0.6, y - tall],
    [x + unit, y - tall * 0.8],
    [x + unit, y + tall * 0.8],
    [x + unit * 0.6, y + tall],
    [x - unit * 0.6, y + tall],
    [x - unit, y + tall * 0.8],
  );
  const reach = (wing: number): number => unit + gap + wing * (length + gap);
  const panels = Array.from({ length: wings }, (_, wing) => {
    const near = reach(wing);
    return (
      box(x - near - length, y - half, x - near, y + half) +
      box(x + near, y - half, x + near + length, y + half)
    );
  });
  const far = reach(wings - 1);
  const strut = unit * 0.1;
  const size = unit * 0.72;
  const pane = { x: x - size / 2, y: y - tall * 0.42, width: size, height: size };
  const hull = box(x - far, y - strut, x + far, y + strut) + panels.join('') + body;
  return { hull, panes: [pane] };
}

/** The limb of a world below, in three bands of air and ground. */
function world(scene: ArtScene, random: PlaceRandom): readonly Shape[] {
  const { canvas, palette } = scene;
  const [air, cloud, ground] = palette.layers;
  const radius = Math.max(canvas.size(1.12), canvas.width * 0.58);
  const cx = canvas.x(random.between(0.42, 0.58));
  const cy = canvas.y(0.63) + radius;
  const disc = { kind: 'circle', radius, opacity: 1 } as const;
  return [
    { ...disc, layer: 'far', cx, cy, paint: air },
    { ...disc, layer: 'middle', cx, cy: cy + canvas.size(0.04), paint: cloud },
    {
      ...disc,
      layer: 'near',
      cx: cx - canvas.size(0.08),
      cy: cy + canvas.size(0.15),
      paint: ground,
    },
  ];
}

export function drawOrbit(scene: ArtScene): readonly Shape[] {
  const { canvas, palette, light } = scene;
  const random = scene.random('sky');
  const { hull, panes } = station(canvas, random);
  const below = world(scene, random);
  const sun = sunOrMoon(scene, { x: random.between(0.14, 0.24), y: 0.46, radius: 0.03 });
  return [
    ...sky(scene),
    ...stars(scene, 0.78),
    ...(light === 'night' ? [] : sun),
    ...below,
    {
      kind: 'line',
      layer: 'near',
      path: hull,
      width: canvas.size(0.012),
      paint: palette.glow,
      opacity: 0.35,
    },
    area('near', hull, palette.layers[3]),
    ...smallLights(scene, panes),
  ];
}
