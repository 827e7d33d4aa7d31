import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';
import { sky } from '@/ui/art/parts/heavens';

const rings = [0.12, 0.24, 0.4, 0.6];

/** The light of the hour in widening rings, and nothing that a place might not have. */
export function drawAnywhere(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const center = {
    cx: canvas.x(scene.random('rings').between(0.3, 0.7)),
    cy: canvas.y(0.42),
  };
  return [
    ...sky(scene),
    ...rings.map((radius): Shape => ({
      kind: 'circle',
      layer: 'far',
      ...center,
      radius: canvas.size(radius),
      paint: palette.glow,
      opacity: 0.1,
    })),
  ];
}
