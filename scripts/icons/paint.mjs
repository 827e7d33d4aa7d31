// A small painter: rounded squares, round strokes and filled paths, smoothed at their edges.

const stepsOfACurve = 32;

/** The points of an SVG path of the commands M, V, H, L, C and Z, in either case. */
function pointsOf(path) {
  const words = path.match(/[a-z]|-?(\d+\.?\d*|\.\d+)/gi);
  const points = [];
  let command = '';
  let here = [0, 0];
  const take = (count) => words.splice(0, count).map(Number);
  while (words.length > 0) {
    if (/[a-z]/i.test(words[0])) command = words.shift();
    const origin = command === command.toLowerCase() ? here : [0, 0];
    const kind = command.toUpperCase();
    if (kind === 'Z') points.push(points[0]);
    else if (kind === 'V') points.push([here[0], origin[1] + take(1)[0]]);
    else if (kind === 'H') points.push([origin[0] + take(1)[0], here[1]]);
    else if (kind === 'C') points.push(...curve(here, moved(take(6), origin)));
    else points.push(...moved(take(2), origin));
    here = points.at(-1);
  }
  return points;
}

function moved(numbers, [x, y]) {
  return Array.from({ length: numbers.length / 2 }, (_, at) => [
    numbers[at * 2] + x,
    numbers[at * 2 + 1] + y,
  ]);
}

function curve(start, [first, second, end]) {
  const at = (t, axis) =>
    (1 - t) ** 3 * start[axis] +
    3 * t * (1 - t) ** 2 * first[axis] +
    3 * t * t * (1 - t) * second[axis] +
    t ** 3 * end[axis];
  return Array.from({ length: stepsOfACurve }, (_, step) => {
    const t = (step + 1) / stepsOfACurve;
    return [at(t, 0), at(t, 1)];
  });
}

function distanceTo({ x: startX, y: startY, dx, dy }, x, y) {
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - startX) * dx + (y - startY) * dy) / length;
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  const awayX = x - startX - t * dx;
  const awayY = y - startY - t * dy;
  return Math.sqrt(awayX * awayX + awayY * awayY);
}

function segmentsOf(path) {
  const points = pointsOf(path);
  return points.slice(1).map(([x, y], at) => {
    const [startX, startY] = points[at];
    return { x: startX, y: startY, dx: x - startX, dy: y - startY };
  });
}

/** Measures along the row `y` how far the nearest segment is, up to `reach`. */
function distanceInRow(segments, y, reach) {
  const near = segments.filter(
    (each) =>
      Math.min(each.y, each.y + each.dy) < y + reach &&
      Math.max(each.y, each.y + each.dy) > y - reach,
  );
  return (x) => {
    let nearest = reach;
    for (const segment of near) {
      const distance = distanceTo(segment, x, y);
      if (distance < nearest) nearest = distance;
    }
    return nearest;
  };
}

/**
 * A stroke with round ends and corners. A shape is asked for one row at a time, with a margin for
 * smoothing, and answers how far inside it the points of that row lie; negative is outside.
 */
export function stroke(path, width) {
  const segments = segmentsOf(path);
  return (y, margin) => {
    const distance = distanceInRow(segments, y, width / 2 + margin);
    return (x) => width / 2 - distance(x);
  };
}

/** The inside of a closed path. */
export function fill(path) {
  const segments = segmentsOf(path);
  return (y, margin) => {
    const distance = distanceInRow(segments, y, margin);
    const crossings = segments
      .filter((each) => each.y > y !== each.y + each.dy > y)
      .map((each) => each.x + ((y - each.y) / each.dy) * each.dx);
    return (x) => {
      const isInside = crossings.filter((crossing) => crossing < x).length % 2 === 1;
      return isInside ? distance(x) : -distance(x);
    };
  };
}

/** A square with round corners. */
export function roundedSquare({ x: left, y: top, side }, radius) {
  const half = side / 2;
  const inner = half - radius;
  return (y) => {
    const dy = Math.abs(y - top - half) - inner;
    return (x) => {
      const dx = Math.abs(x - left - half) - inner;
      const outside = Math.sqrt(Math.max(dx, 0) ** 2 + Math.max(dy, 0) ** 2);
      return radius - outside - Math.min(Math.max(dx, dy), 0);
    };
  };
}

const channelsOf = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/**
 * Paints layers of `{ shape, colour }` over one another. `view` says which square of the drawing
 * fills the picture; without a `ground` colour the picture is transparent.
 */
export function paint(layers, { size, view, ground }) {
  const canvas = new Float64Array(size * size * 4);
  if (ground !== undefined)
    for (let at = 0; at < canvas.length; at += 4) canvas.set([...channelsOf(ground), 1], at);
  for (const layer of layers) paintLayer(canvas, layer, { size, view });
  return toBytes(canvas, { size, channels: ground === undefined ? 4 : 3 });
}

function paintLayer(canvas, { shape, colour }, { size, view }) {
  const ink = channelsOf(colour);
  const unit = view.side / size;
  for (let row = 0; row < size; row += 1) {
    const insideAt = shape(view.y + (row + 0.5) * unit, unit);
    for (let column = 0; column < size; column += 1) {
      const cover = insideAt(view.x + (column + 0.5) * unit) / unit + 0.5;
      if (cover > 0) blend(canvas, (row * size + column) * 4, { ink, share: Math.min(1, cover) });
    }
  }
}

function blend(canvas, at, { ink, share }) {
  const below = canvas[at + 3] * (1 - share);
  const total = share + below;
  for (let channel = 0; channel < 3; channel += 1)
    canvas[at + channel] = (ink[channel] * share + canvas[at + channel] * below) / total;
  canvas[at + 3] = total;
}

function toBytes(canvas, { size, channels }) {
  const pixels = new Uint8Array(size * size * channels);
  for (let pixel = 0; pixel < size * size; pixel += 1)
    for (let channel = 0; channel < channels; channel += 1)
      pixels[pixel * channels + channel] = Math.round(
        canvas[pixel * 4 + channel] * (channel === 3 ? 255 : 1),
      );
  return { size, channels, pixels };
}
