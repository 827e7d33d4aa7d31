import type { Canvas } from '@/ui/art/draw/canvas';
import { ground } from '@/ui/art/draw/marks';
import type { Shape } from '@/ui/art/draw/shape';

export type Fade = { readonly into: string; readonly from: number };

export function fadeShapes(canvas: Canvas, { into, from }: Fade): readonly Shape[] {
  const y = canvas.height * Math.min(Math.max(from, 0), 1);
  return [
    {
      kind: 'vertical-gradient',
      name: 'fade',
      fromY: y,
      toY: canvas.height,
      stops: [
        { offset: 0, color: into, opacity: 0 },
        { offset: 0.55, color: into, opacity: 0.78 },
        { offset: 0.96, color: into, opacity: 1 },
      ],
    },
    ground('fade', canvas, y, { gradient: 'fade' }),
  ];
}
