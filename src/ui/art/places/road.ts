import { bareTree } from '@/ui/art/parts/bare-tree';
import type { Canvas } from '@/ui/art/draw/canvas';
import { nightStars, sky, sunOrMoon } from '@/ui/art/parts/heavens';
import { conifers, land, ridge } from '@/ui/art/parts/land';
import { groundPaint } from '@/ui/art/late/field-snow';
import { redPegs, snowDrift, snowSlide } from '@/ui/art/late/pass';
import { snowIn, snowTones } from '@/ui/art/late/snow';
import { box, polygon } from '@/ui/art/draw/path-text';
import type { PlaceRandom } from '@/ui/art/draw/place-random';
import { area } from '@/ui/art/draw/marks';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { smallLights, type Pane } from '@/ui/art/parts/small-lights';

const horizon = 0.585;
const bends = 24;

type Winding = {
  readonly start: number;
  readonly end: number;
  readonly sway: number;
  readonly turns: number;
};

function windingOf(random: PlaceRandom): Winding {
  return {
    start: random.between(0.52, 0.64),
    end: random.between(0.3, 0.45),
    sway: random.between(0.06, 0.16) * (random.chance(0.6) ? 1 : -1),
    turns: random.between(1.4, 2.1),
  };
}

/** The middle of the road at a nearness from 0, the horizon, to 1, the foot of the picture. */
function roadMiddle(canvas: Canvas, winding: Winding, near: number): number {
  const { start, end, sway, turns } = winding;
  const straight = canvas.x(start + (end - start) * near);
  const bend = Math.sin(near ** 0.55 * Math.PI * turns) * near ** 0.7;
  return straight + canvas.size(sway * 1.6 * bend);
}

function road(canvas: Canvas, winding: Winding): string {
  const edge = (side: 1 | -1): readonly (readonly [number, number])[] =>
    Array.from({ length: bends + 1 }, (_, index) => {
      const near = (index / bends) ** 1.7;
      const half = canvas.size(0.004 + 0.22 * near ** 1.15);
      return [
        roadMiddle(canvas, winding, near) + side * half,
        canvas.y(horizon + (1 - horizon) * near),
      ] as const;
    });
  return polygon(...edge(-1), ...[...edge(1)].reverse());
}

/** Snow stakes along both edges, which show how far the road goes. */
function stakes(canvas: Canvas, winding: Winding): string {
  return [0.02, 0.05, 0.1, 0.18, 0.3, 0.46]
    .flatMap((near) =>
      [-1, 1].map((side) => {
        const x =
          roadMiddle(canvas, winding, near) + side * canvas.size(0.016 + 0.25 * near ** 1.1);
        const foot = canvas.y(horizon + (1 - horizon) * near);
        const half = canvas.size(0.0016 + 0.008 * near);
        return box(x - half, foot - canvas.size(0.02 + 0.16 * near), x + half, foot);
      }),
    )
    .join('');
}

type Sign = { readonly path: string; readonly lantern: Pane };

function signpost(canvas: Canvas, x: number): Sign {
  const foot = canvas.y(0.86);
  const top = canvas.y(0.5);
  const half = canvas.size(0.008);
  const arm = (y: number, length: number, side: 1 | -1): string => {
    const tip = x + side * canvas.size(length);
    const high = canvas.y(y);
    const low = high + canvas.size(0.034);
    const point = tip + side * canvas.size(0.022);
    return polygon([x, high], [tip, high], [point, (high + low) / 2], [tip, low], [x, low]);
  };
  const lantern = x - canvas.size(0.05);
  const hook = box(lantern, canvas.y(0.515), x, canvas.y(0.521));
  const pane = {
    x: lantern - half * 0.9,
    y: canvas.y(0.54),
    width: half * 1.8,
    height: half * 2.6,
  };
  const lamp = box(lantern - half * 1.4, canvas.y(0.53), lantern + half * 1.4, canvas.y(0.572));
  const string = box(lantern - half * 0.2, canvas.y(0.518), lantern + half * 0.2, canvas.y(0.535));
  return {
    path:
      box(x - half, top, x + half, foot) +
      arm(0.53, 0.12, 1) +
      arm(0.585, 0.09, -1) +
      hook +
      string +
      lamp,
    lantern: pane,
  };
}

/** An inn so far off that only its roof and one window tell. */
function inn(canvas: Canvas, part: number): { readonly path: string; readonly pane: Pane } {
  const x = canvas.x(part);
  const size = canvas.size(0.055);
  const foot = canvas.y(horizon + 0.006);
  return {
    path:
      polygon(
        [x - size * 0.7, foot],
        [x - size * 0.7, foot - size * 0.6],
        [x - size * 0.4, foot - size * 1.15],
        [x + size * 0.4, foot - size * 1.15],
        [x + size * 0.7, foot - size * 0.6],
        [x + size * 0.7, foot],
      ) + box(x + size * 0.2, foot - size * 1.4, x + size * 0.36, foot - size),
    pane: { x: x - size * 0.2, y: foot - size * 0.62, width: size * 0.2, height: size * 0.26 },
  };
}

/** The tree stands at the start side, the signpost is low: what lies over the top end corner must stay readable. */
function roadside(scene: ArtScene, farPane: Pane): readonly Shape[] {
  const { canvas, palette } = scene;
  const random = scene.random('roadside');
  const sign = signpost(canvas, canvas.x(random.between(0.74, 0.82)));
  const tree = bareTree(canvas, scene.random('tree'), {
    x: canvas.x(random.between(0.08, 0.16)),
    foot: 0.87,
    height: random.between(0.46, 0.56),
  });
  const bank = ridge(canvas, scene.random('bank'), { base: 0.86, swell: 0.014, hills: 5 });
  const nearest = { layer: 'near', paint: palette.layers[3], opacity: 1 } as const;
  const isWhite = snowIn(scene) !== 'none';
  return [
    ...tree.map(({ path, width }): Shape => ({ kind: 'line', ...nearest, path, width })),
    ...(isWhite ? snowDrift(scene) : []),
    area('near', bank, isWhite ? snowTones(palette).shade : nearest.paint),
    { kind: 'area', ...nearest, path: sign.path },
    ...smallLights(scene, [sign.lantern, farPane]),
  ];
}

export function drawRoad(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const [far, middle, near, nearest] = palette.layers;
  const winding = windingOf(scene.random('road'));
  const house = inn(canvas, winding.start - 0.15);
  const trees = scene.random('trees');
  const slope = land(canvas, scene.random('rise'), { base: 0.565, swell: 0.025, hills: 5 });
  const wood = { on: slope, tallest: 0.085, gap: 0.035 };
  const rise =
    slope.path +
    conifers(canvas, trees, { ...wood, from: 0, to: winding.start - 0.16 }) +
    conifers(canvas, trees, { ...wood, from: winding.start + 0.2, to: 1 }) +
    house.path;
  // Trodden, but white too.
  const roadOpacity = { none: 1, cover: 0.7, deep: 0.35, thaw: 0.8 }[snowIn(scene)];
  return [
    ...sky(scene),
    ...nightStars(scene),
    ...sunOrMoon(scene, { x: scene.random('sun').between(0.3, 0.44), y: 0.37, radius: 0.055 }),
    area('far', ridge(canvas, scene.random('hills'), { base: 0.48, swell: 0.1, hills: 4 }), far),
    ...(scene.details.back?.(scene) ?? []),
    area('middle', rise, middle),
    ...snowSlide(scene, canvas.x(winding.start)),
    area(
      'near',
      ridge(canvas, scene.random('land'), { base: horizon, swell: 0.004, hills: 3 }),
      groundPaint(scene),
    ),
    area('near', road(canvas, winding), snowIn(scene) === 'none' ? middle : near, roadOpacity),
    area('near', stakes(canvas, winding), nearest),
    ...redPegs(scene, canvas.x(winding.start)),
    ...roadside(scene, house.pane),
  ];
}
