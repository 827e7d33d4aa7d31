import type { PlaceLight } from '@/ui/art/draw/art-palettes';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';

/** A window, a lantern or a flame: what shines when it is lit. */
export type Pane = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const lit: Readonly<Record<PlaceLight, { readonly count: number; readonly opacity: number }>> = {
  dawn: { count: 3, opacity: 0.85 },
  day: { count: 2, opacity: 0.75 },
  dusk: { count: 4, opacity: 0.95 },
  night: { count: 5, opacity: 0.95 },
};

/** A pane that is lit by day is lit at night too: the order is the place's, only the number is the hour's. */
export function smallLights(scene: ArtScene, panes: readonly Pane[]): readonly Shape[] {
  const { canvas, palette, light } = scene;
  const random = scene.random('small-lights');
  const { count, opacity } = lit[light];
  return panes
    .map((pane) => ({ pane, turn: random.between(0, 1) }))
    .filter(({ pane }) => pane.x > 0 && pane.x + pane.width < canvas.width)
    .sort((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ pane }) => ({
      kind: 'rect',
      layer: 'light',
      ...pane,
      corner: Math.min(pane.width / 4, 0.6),
      paint: palette.glow,
      opacity,
    }));
}
