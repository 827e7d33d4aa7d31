import { area, ground } from '@/ui/art/draw/marks';
import { disc } from '@/ui/art/draw/path-text';
import type { PlaceLight } from '@/ui/art/draw/art-palettes';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';

type Sun = {
  /** Part of the width, and part of the height by day; other hours move it up or down. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
};

/** How much lower than by day it stands. */
const sunk: Readonly<Record<PlaceLight, number>> = { dawn: 0.08, day: 0, dusk: 0.02, night: -0.08 };
const glowReach = 4.5;

export function sky({ canvas, palette }: ArtScene): readonly Shape[] {
  const [top, middle, foot] = palette.sky;
  return [
    {
      kind: 'vertical-gradient',
      name: 'sky',
      fromY: 0,
      toY: canvas.height,
      stops: [
        { offset: 0, color: top, opacity: 1 },
        { offset: 0.55, color: middle, opacity: 1 },
        { offset: 1, color: foot, opacity: 1 },
      ],
    },
    ground('sky', canvas, 0, { gradient: 'sky' }),
  ];
}

export function sunOrMoon(scene: ArtScene, sun: Sun): readonly Shape[] {
  const { canvas, palette, light, details } = scene;
  if (details.overcast) return details.overcast(scene);
  const center = { cx: canvas.x(sun.x), cy: canvas.y(sun.y + sunk[light]) };
  const radius = canvas.size(sun.radius);
  const halo = { ...center, radius: radius * glowReach };
  const face = (paint: string, opacity: number): Shape => ({
    kind: 'circle',
    layer: 'sun',
    ...center,
    radius,
    paint,
    opacity,
  });
  return [
    {
      kind: 'radial-gradient',
      name: 'halo',
      ...halo,
      stops: [
        { offset: 0, color: palette.glow, opacity: 0.34 },
        { offset: 1, color: palette.glow, opacity: 0 },
      ],
    },
    { kind: 'circle', layer: 'sun', ...halo, paint: { gradient: 'halo' }, opacity: 1 },
    // Without it the stars behind shine through the disc.
    face(palette.sky[1], 1),
    face(palette.glow, 0.76),
    ...(light === 'night' ? [face(palette.star, 0.22)] : []),
  ];
}

const starsPerUnit = 22;
const mostStars = 90;

/** Stars stand at every hour for those who look from above the air; elsewhere only the night shows them. */
export function stars(scene: ArtScene, lowest: number): readonly Shape[] {
  const { canvas, palette } = scene;
  const random = scene.random('stars');
  const count = Math.min(Math.round((starsPerUnit * canvas.width) / canvas.unit), mostStars);
  const dots = Array.from({ length: count }, () =>
    disc(
      random.between(0, canvas.width),
      random.between(0, canvas.y(lowest)),
      canvas.size(random.between(0.0018, 0.0058)),
    ),
  );
  return [0.3, 0.5, 0.75].map((opacity, brightness, { length }) => {
    const path = dots.filter((_, index) => index % length === brightness).join('');
    return area('sky', path, palette.star, opacity);
  });
}

export function nightStars(scene: ArtScene): readonly Shape[] {
  return scene.light === 'night' && !scene.details.overcast ? stars(scene, 0.5) : [];
}
