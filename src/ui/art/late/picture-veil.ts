import { canvasOf } from '@/ui/art/draw/canvas';
import { fadeShapes, type Fade } from '@/ui/art/draw/fade-shapes';
import { ground } from '@/ui/art/draw/marks';
import type { Shape } from '@/ui/art/draw/shape';

/** A picture may be of any colour: so much of the surface lies over its top, where the bar's icons are. */
const behindBar = 0.68;

/** What lies over an author's picture, so that words and icons on it can be read: the page itself. */
export function pictureVeil(width: number, height: number, fade: Fade): readonly Shape[] {
  const canvas = canvasOf(width, height);
  return [
    {
      kind: 'vertical-gradient',
      name: 'top',
      fromY: 0,
      toY: canvas.height,
      stops: [
        { offset: 0, color: fade.into, opacity: behindBar },
        { offset: 0.24, color: fade.into, opacity: behindBar },
        { offset: 0.44, color: fade.into, opacity: 0 },
      ],
    },
    ground('fade', canvas, 0, { gradient: 'top' }),
    ...fadeShapes(canvas, fade),
  ];
}
