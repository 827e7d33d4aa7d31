import type { Canvas } from '@/ui/art/draw/canvas';
import { polygon } from '@/ui/art/draw/path-text';

export function chapel(canvas: Canvas, part: number, foot: number): string {
  const left = canvas.x(part);
  const base = canvas.y(foot);
  const size = canvas.size(0.1);
  return polygon(
    [left, base],
    [left, base - size],
    [left + size * 0.21, base - size * 1.96],
    [left + size * 0.42, base - size],
    [left + size * 0.42, base - size * 0.83],
    [left + size * 1.13, base - size * 0.5],
    [left + size * 1.13, base],
  );
}
