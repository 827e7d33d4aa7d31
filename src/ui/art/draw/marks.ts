import type { Canvas } from '@/ui/art/draw/canvas';
import type { Layer, Mark, Paint } from '@/ui/art/draw/shape';

export function area(layer: Layer, path: string, paint: Paint, opacity = 1): Mark {
  return { kind: 'area', layer, path, paint, opacity };
}

/** The whole width of the picture from a height downwards. */
export function ground(layer: Layer, canvas: Canvas, top: number, paint: Paint): Mark {
  const { width, height } = canvas;
  return {
    kind: 'rect',
    layer,
    x: 0,
    y: top,
    width,
    height: Math.max(height - top, 0),
    corner: 0,
    paint,
    opacity: 1,
  };
}
