export type Point = readonly [x: number, y: number];

const pieces = 12;

/** The outlines of a path as straight pieces; knows the commands that the pictures are drawn with. */
export function flattenPath(path: string): readonly (readonly Point[])[] {
  const outlines: Point[][] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const outline = outlines[outlines.length - 1];
    const from = outline?.[outline.length - 1] ?? [0, 0];
    if (command === 'M') outlines.push(pointsOf(numbers));
    else if (command === 'L') outline?.push(...pointsOf(numbers));
    else if (command === 'Q' || command === 'C')
      outline?.push(...bend([from, ...pointsOf(numbers)]));
    else if (command === 'a') outline?.push(...halfCircle(from, numbers));
    else if (command !== 'Z') throw new Error(`"${command}" is no command of our pictures`);
  }
  return outlines;
}

function pointsOf(numbers: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  return points;
}

/** A curve of any degree, by halving again and again what lies between its points. */
function bend(points: readonly Point[]): readonly Point[] {
  const at = (part: number): Point => {
    let left = points;
    while (left.length > 1)
      left = left.slice(1).map(([x, y], index): Point => {
        const [beforeX, beforeY] = left[index] ?? [x, y];
        return [beforeX + (x - beforeX) * part, beforeY + (y - beforeY) * part];
      });
    return left[0] ?? [0, 0];
  };
  return Array.from({ length: pieces }, (_, index) => at((index + 1) / pieces));
}

/** `a r r 0 1 1 dx 0`: clockwise to the point opposite. */
function halfCircle([x, y]: Point, numbers: readonly number[]): readonly Point[] {
  const across = numbers[5] ?? 0;
  return Array.from({ length: pieces }, (_, index): Point => {
    const turn = (Math.PI * (index + 1)) / pieces;
    return [x + (across / 2) * (1 - Math.cos(turn)), y - (across / 2) * Math.sin(turn)];
  });
}
