import type { Canvas } from '@/ui/art/draw/canvas';
import { area } from '@/ui/art/draw/marks';
import { box, curveTo, lineTo, moveTo, quadTo } from '@/ui/art/draw/path-text';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';

type Fire = {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  /** For a second one in the same picture. */
  readonly name?: string;
};

/** A fire and the light around it, which is stronger when the hour is darker. */
export function fireWithGlow(
  scene: ArtScene,
  { x, foot, height, name = 'late-fire' }: Fire,
): readonly Shape[] {
  const { canvas, palette, light } = scene;
  const strength = { dawn: 0.45, day: 0.36, dusk: 0.52, night: 0.62 }[light];
  const glow = { cx: x, cy: canvas.y(foot) - canvas.size(height * 0.5), radius: canvas.size(0.42) };
  const flame = (shift: number, tall: number): string => {
    const at = x + canvas.size(shift * height);
    const base = canvas.y(foot);
    const rise = canvas.size(tall * height);
    return `${moveTo([at, base])}${curveTo(
      [at - rise * 0.55, base - rise * 0.2],
      [at - rise * 0.12, base - rise * 0.6],
      [at + rise * 0.05, base - rise],
    )}${curveTo([at + rise * 0.2, base - rise * 0.6], [at + rise * 0.5, base - rise * 0.2], [at, base])}Z`;
  };
  return [
    {
      kind: 'radial-gradient',
      name,
      ...glow,
      stops: [
        { offset: 0, color: palette.glow, opacity: strength },
        { offset: 0.4, color: palette.glow, opacity: strength * 0.4 },
        { offset: 1, color: palette.glow, opacity: 0 },
      ],
    },
    { kind: 'circle', layer: 'sun', ...glow, paint: { gradient: name }, opacity: 1 },
    area('light', flame(0, 1) + flame(-0.5, 0.6) + flame(0.5, 0.72), palette.glow, 0.92),
  ];
}

export function arch(
  canvas: Canvas,
  x: number,
  half: number,
  [top, foot]: readonly [number, number],
): string {
  const head = canvas.y(top) + half;
  return `${moveTo([x - half, canvas.y(foot)])}${lineTo([x - half, head])}${quadTo(
    [x - half, canvas.y(top)],
    [x, canvas.y(top)],
  )}${quadTo([x + half, canvas.y(top)], [x + half, head])}${lineTo([x + half, canvas.y(foot)])}Z`;
}

/** Courses of brick, as far apart as bricks are. */
export function courses(
  canvas: Canvas,
  left: number,
  right: number,
  [top, foot]: readonly [number, number],
): string {
  const lines: string[] = [];
  for (let y = top; y < foot; y += 0.045)
    lines.push(box(left, canvas.y(y), right, canvas.y(y) + canvas.size(0.003)));
  return lines.join('');
}
