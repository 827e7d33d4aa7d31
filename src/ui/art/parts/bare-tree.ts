import type { Canvas } from '@/ui/art/draw/canvas';
import { lineTo, moveTo } from '@/ui/art/draw/path-text';
import type { PlaceRandom } from '@/ui/art/draw/place-random';

type Trunk = { readonly x: number; readonly foot: number; readonly height: number };
type Bough = { readonly path: string; readonly width: number };

const forks = 5;

/** A winter tree; boughs of one thickness share a path. */
export function bareTree(canvas: Canvas, random: PlaceRandom, trunk: Trunk): readonly Bough[] {
  const paths = Array.from({ length: forks }, () => '');
  const grow = (from: readonly [number, number], angle: number, depth: number): void => {
    const length = canvas.size(trunk.height) * 0.36 * 0.74 ** depth * random.between(0.85, 1.15);
    const tip = [from[0] + Math.sin(angle) * length, from[1] - Math.cos(angle) * length] as const;
    paths[depth] = `${paths[depth] ?? ''}${moveTo(from)}${lineTo(tip)}`;
    if (depth + 1 === forks) return;
    grow(tip, angle - random.between(0.22, 0.55), depth + 1);
    grow(tip, angle + random.between(0.22, 0.55), depth + 1);
  };
  grow([trunk.x, canvas.y(trunk.foot)], random.between(-0.08, 0.08), 0);
  return paths.map((path, depth) => ({ path, width: canvas.size(0.03 * 0.58 ** depth) }));
}
