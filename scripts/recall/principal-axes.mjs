/** The mean of the rows and the axes along which they differ most, by repeated multiplication (subspace iteration). */
export function principalAxes(rows, width, count, random) {
  const height = rows.length / width;
  const mean = new Float64Array(width);
  for (let at = 0; at < rows.length; at += 1) mean[at % width] += rows[at] / height;
  const spread = new Float64Array(width * width);
  const centred = new Float64Array(width);
  for (let row = 0; row < height; row += 1) {
    for (let at = 0; at < width; at += 1) centred[at] = rows[row * width + at] - mean[at];
    for (let one = 0; one < width; one += 1) {
      const value = centred[one];
      for (let other = one; other < width; other += 1)
        spread[one * width + other] += value * centred[other];
    }
  }
  for (let one = 0; one < width; one += 1)
    for (let other = 0; other < one; other += 1)
      spread[one * width + other] = spread[other * width + one];
  let axes = Array.from({ length: count }, () =>
    Float64Array.from({ length: width }, () => random() - 0.5),
  );
  for (let round = 0; round < 12; round += 1) {
    axes = orthonormal(axes.map((axis) => times(spread, width, axis)));
  }
  return { mean, axes };
}

function times(matrix, width, vector) {
  const result = new Float64Array(width);
  for (let row = 0; row < width; row += 1) {
    let sum = 0;
    for (let at = 0; at < width; at += 1) sum += matrix[row * width + at] * vector[at];
    result[row] = sum;
  }
  return result;
}

function orthonormal(axes) {
  const done = [];
  for (const axis of axes) {
    for (const before of done) {
      let share = 0;
      for (let at = 0; at < axis.length; at += 1) share += axis[at] * before[at];
      for (let at = 0; at < axis.length; at += 1) axis[at] -= share * before[at];
    }
    const length = Math.hypot(...axis);
    for (let at = 0; at < axis.length; at += 1) axis[at] /= length;
    done.push(axis);
  }
  return done;
}

/** Rows seen along the axes, each of length one. */
export function alongAxes(rows, width, { mean, axes }) {
  const height = rows.length / width;
  const seen = new Float32Array(height * axes.length);
  for (let row = 0; row < height; row += 1) {
    let square = 0;
    for (let axis = 0; axis < axes.length; axis += 1) {
      let sum = 0;
      for (let at = 0; at < width; at += 1)
        sum += (rows[row * width + at] - mean[at]) * axes[axis][at];
      seen[row * axes.length + axis] = sum;
      square += sum * sum;
    }
    const length = Math.sqrt(square) || 1;
    for (let axis = 0; axis < axes.length; axis += 1) seen[row * axes.length + axis] /= length;
  }
  return seen;
}
