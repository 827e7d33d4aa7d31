import { iconShapes, type IconPart } from '@/ui/kit/icon-shapes';

// Said before the entries are taken: lint would compare every way to draw one icon with every other.
const shapes: Readonly<Record<string, readonly IconPart[]>> = iconShapes;
const icons = Object.entries(shapes);

describe('iconShapes', () => {
  it.each(icons)('%s starts every stroke on the grid of 24', (_name, parts) => {
    const starts = parts.flatMap((part) => {
      if ('path' in part)
        return [...part.path.matchAll(/M(-?[\d.]+)[ ,](-?[\d.]+)/g)].flatMap(([, x, y]) => [
          Number(x),
          Number(y),
        ]);
      if ('r' in part)
        return [part.cx - part.r, part.cx + part.r, part.cy - part.r, part.cy + part.r];
      return [part.x, part.x + part.width, part.y, part.y + part.height];
    });
    expect(starts.length).toBeGreaterThan(0);
    expect(starts.filter((at) => !(at >= 2 && at <= 22))).toEqual([]);
  });
});
