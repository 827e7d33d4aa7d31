import type { PlaceLight } from '@/ui/art/draw/art-palettes';
import type { Canvas } from '@/ui/art/draw/canvas';
import { ware } from '@/ui/art/parts/interior-furniture';
import { area } from '@/ui/art/draw/marks';
import { box, curveTo, lineTo, moveTo, polygon, quadTo } from '@/ui/art/draw/path-text';
import type { Bay, ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';

const floor = 0.72;
const firelight: Readonly<Record<PlaceLight, number>> = {
  dawn: 0.42,
  day: 0.32,
  dusk: 0.5,
  night: 0.6,
};

const firePaint = { gradient: 'fire' };

function glowAround(scene: ArtScene, bay: Bay): readonly Shape[] {
  const { canvas, palette, light } = scene;
  const glow = { cx: bay.middle, cy: canvas.y(0.64), radius: canvas.size(0.4) };
  const strength = firelight[light];
  return [
    {
      kind: 'radial-gradient',
      name: firePaint.gradient,
      ...glow,
      stops: [
        { offset: 0, color: palette.glow, opacity: strength },
        { offset: 0.35, color: palette.glow, opacity: strength * 0.45 },
        { offset: 1, color: palette.glow, opacity: 0 },
      ],
    },
    { kind: 'circle', layer: 'sun', ...glow, paint: firePaint, opacity: 1 },
  ];
}

function flame(canvas: Canvas, x: number, height: number): string {
  const foot = canvas.y(floor - 0.02);
  const tall = canvas.size(height);
  return `${moveTo([x, foot])}${curveTo(
    [x - tall * 0.5, foot - tall * 0.15],
    [x - tall * 0.1, foot - tall * 0.55],
    [x + tall * 0.04, foot - tall],
  )}${curveTo(
    [x + tall * 0.16, foot - tall * 0.6],
    [x + tall * 0.46, foot - tall * 0.25],
    [x, foot],
  )}Z`;
}

function fire({ canvas, palette }: ArtScene, x: number, height: number): Shape {
  const path =
    flame(canvas, x, height) +
    flame(canvas, x - canvas.size(height * 0.4), height * 0.62) +
    flame(canvas, x + canvas.size(height * 0.42), height * 0.72);
  return area('light', path, palette.glow, 0.9);
}

function openHearth(scene: ArtScene, bay: Bay): readonly Shape[] {
  const { canvas, palette } = scene;
  const [, stone, timber] = palette.room;
  const { middle } = bay;
  const breast = Math.min(canvas.size(0.22), bay.width * 0.42);
  const mouth = breast * 0.66;
  const foot = canvas.y(floor);
  const mantelY = canvas.y(0.41);
  const stack = polygon(
    [middle - breast, foot],
    [middle - breast, mantelY],
    [middle - breast * 0.62, canvas.y(0.28)],
    [middle - breast * 0.62, 0],
    [middle + breast * 0.62, 0],
    [middle + breast * 0.62, canvas.y(0.28)],
    [middle + breast, mantelY],
    [middle + breast, foot],
  );
  const arch = `${moveTo([middle - mouth, foot])}${lineTo([middle - mouth, canvas.y(0.55)])}${quadTo(
    [middle, canvas.y(0.45)],
    [middle + mouth, canvas.y(0.55)],
  )}${lineTo([middle + mouth, foot])}Z`;
  const mantel =
    box(middle - breast * 1.12, mantelY, middle + breast * 1.12, mantelY + canvas.size(0.022)) +
    [-0.85, -0.62, 0.8]
      .map((part) =>
        ware(scene.random('mantel'), middle + breast * part, mantelY, canvas.size(0.05)),
      )
      .join('');
  const log = box(
    middle - mouth * 0.62,
    foot - canvas.size(0.026),
    middle + mouth * 0.62,
    foot - canvas.size(0.006),
  );
  return [
    area('middle', stack, stone),
    area('near', arch, timber),
    area('sun', arch, firePaint),
    ...glowAround(scene, bay),
    area('near', mantel + log, timber),
    fire(scene, middle, 0.1),
  ];
}

function stoveBody(canvas: Canvas, middle: number, half: number): string {
  const pipe = half * 0.26;
  const foot = canvas.y(floor);
  const legs = foot - canvas.size(0.03);
  return (
    polygon(
      [middle - half, legs],
      [middle - half, canvas.y(0.5)],
      [middle - half * 0.8, canvas.y(0.47)],
      [middle + half * 0.8, canvas.y(0.47)],
      [middle + half, canvas.y(0.5)],
      [middle + half, legs],
    ) +
    box(middle - pipe, 0, middle + pipe, canvas.y(0.48)) +
    box(middle - pipe * 1.35, canvas.y(0.33), middle + pipe * 1.35, canvas.y(0.35)) +
    box(middle - half * 1.12, canvas.y(0.492), middle + half * 1.12, canvas.y(0.512)) +
    box(middle - half * 0.85, legs, middle - half * 0.65, foot) +
    box(middle + half * 0.65, legs, middle + half * 0.85, foot)
  );
}

function ironStove(scene: ArtScene, bay: Bay): readonly Shape[] {
  const { canvas, palette } = scene;
  const timber = palette.room[2];
  const half = Math.min(canvas.size(0.13), bay.width * 0.3);
  const door = {
    x: bay.middle - half * 0.5,
    y: canvas.y(0.575),
    width: half,
    height: canvas.size(0.062),
  };
  const bars = [0.25, 0.5, 0.75].map((part) => {
    const x = door.x + door.width * part;
    return box(x - half * 0.04, door.y, x + half * 0.04, door.y + door.height);
  });
  const kettle = ware(
    scene.random('kettle'),
    bay.middle + half * 0.62,
    canvas.y(0.492),
    canvas.size(0.06),
  );
  return [
    ...glowAround(scene, bay),
    area('near', stoveBody(canvas, bay.middle, half) + kettle, timber),
    {
      kind: 'rect',
      layer: 'light',
      ...door,
      corner: half * 0.1,
      paint: palette.glow,
      opacity: 0.85,
    },
    area('near', bars.join(''), timber),
  ];
}

export function interiorHearth(scene: ArtScene, bay: Bay): readonly Shape[] {
  return scene.random('hearth').chance(0.6) ? openHearth(scene, bay) : ironStove(scene, bay);
}
