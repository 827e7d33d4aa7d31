/**
 * Weights, the last of them the constant, that tell rows of label 1 from rows of label 0. Every label
 * counts as much as the other, however many rows it has. No chance is in it: same rows, same weights.
 */
export function logisticRegression(rows, labels, { steps = 400, rate = 4, shrink = 1e-4 } = {}) {
  const width = rows[0].length + 1;
  const weights = new Float64Array(width);
  const speed = new Float64Array(width);
  const share = labels.reduce((sum, label) => sum + label, 0) / labels.length;
  const weightOf = [0.5 / (1 - share), 0.5 / share];
  for (let step = 0; step < steps; step += 1) {
    const slope = new Float64Array(width);
    rows.forEach((row, at) => {
      const error = (chance(weights, row) - labels[at]) * weightOf[labels[at]];
      for (let place = 0; place < width - 1; place += 1) slope[place] += error * row[place];
      slope[width - 1] += error;
    });
    for (let place = 0; place < width; place += 1) {
      const pull = place === width - 1 ? 0 : shrink * weights[place];
      speed[place] = 0.9 * speed[place] - rate * (slope[place] / rows.length + pull);
      weights[place] += speed[place];
    }
  }
  return weights;
}

export function chance(weights, row) {
  let sum = weights[weights.length - 1];
  for (let place = 0; place < row.length; place += 1) sum += weights[place] * row[place];
  return 1 / (1 + Math.exp(-sum));
}
