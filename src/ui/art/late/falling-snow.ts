import { area, ground } from '@/ui/art/draw/marks';
import { disc } from '@/ui/art/draw/path-text';
import type { ArtScene } from '@/ui/art/draw/art-scene';
import type { Shape } from '@/ui/art/draw/shape';

/** Cloud before the sky, low and even. */
export function overcast({ canvas, palette }: ArtScene): readonly Shape[] {
  return [{ ...ground('sky', canvas, 0, palette.layers[0]), opacity: 0.42 }];
}

const flakesPerUnit = 46;
const mostFlakes = 150;

/** From the far flakes to those before one's eyes. */
const sizes = [
  { radius: 0.0042, opacity: 0.5 },
  { radius: 0.0066, opacity: 0.68 },
  { radius: 0.0084, opacity: 0.85 },
] as const;

/** Flakes that hang where they were seen: nothing moves in a picture. */
export function flakes(scene: ArtScene): readonly Shape[] {
  const { canvas, palette } = scene;
  const random = scene.random('flakes');
  const count = Math.min(Math.round((flakesPerUnit * canvas.width) / canvas.unit), mostFlakes);
  return sizes.map(({ radius, opacity }, depth) => {
    const path = Array.from({ length: Math.ceil(count / (1 + depth * 0.8)) }, () =>
      disc(
        random.between(0, canvas.width),
        random.between(0, canvas.y(0.84)),
        canvas.size(radius * random.between(0.75, 1.2)),
      ),
    );
    return area('near', path.join(''), palette.star, opacity);
  });
}
