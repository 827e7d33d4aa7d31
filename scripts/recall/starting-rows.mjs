/**
 * Where learning starts: what the teacher says to the word alone, and what GloVe's neighbours of the word
 * lead one to expect of the teacher; long where the word is rare.
 */
export function startingRows({ words, glove, gloveDimension, taughtWords, dimension }) {
  const map = bestLinearMap(glove, gloveDimension, taughtWords, dimension);
  const rows = new Float32Array(words.length * dimension);
  const row = new Float64Array(dimension);
  for (let word = 0; word < words.length; word += 1) {
    row.fill(0);
    for (let from = 0; from < gloveDimension; from += 1) {
      const value = glove[word * gloveDimension + from];
      for (let to = 0; to < dimension; to += 1) row[to] += value * map[from][to];
    }
    const expected = lengthOf(row) || 1;
    for (let to = 0; to < dimension; to += 1) {
      row[to] = (0.5 * row[to]) / expected + taughtWords[word * dimension + to];
    }
    const length = lengthOf(row);
    const weight = rarityWeight(words[word].rank);
    for (let to = 0; to < dimension; to += 1)
      rows[word * dimension + to] = (row[to] / length) * weight;
  }
  return rows;
}

/** Smooth inverse frequency; by Zipf's law the rank gives the frequency. */
function rarityWeight(rank) {
  return 1e-3 / (1e-3 + 0.1 / (rank + 2.7));
}

function lengthOf(row) {
  let square = 0;
  for (const value of row) square += value * value;
  return Math.sqrt(square);
}

/** Ridge regression: the matrix that best leads from the rows of one table to those of another. */
function bestLinearMap(from, fromWidth, to, toWidth) {
  const count = from.length / fromWidth;
  const width = fromWidth + toWidth;
  const system = Array.from({ length: fromWidth }, () => new Float64Array(width));
  for (let row = 0; row < count; row += 1) {
    for (let one = 0; one < fromWidth; one += 1) {
      const value = from[row * fromWidth + one];
      const equation = system[one];
      for (let other = 0; other < fromWidth; other += 1) {
        equation[other] += value * from[row * fromWidth + other];
      }
      for (let other = 0; other < toWidth; other += 1) {
        equation[fromWidth + other] += value * to[row * toWidth + other];
      }
    }
  }
  system.forEach((equation, place) => (equation[place] += 5));
  system.forEach((equation, place) => {
    const pivot = equation[place];
    for (let at = place; at < width; at += 1) equation[at] /= pivot;
    system.forEach((other, row) => {
      const factor = other[place];
      if (row === place || factor === 0) return;
      for (let at = place; at < width; at += 1) other[at] -= factor * equation[at];
    });
  });
  return system.map((equation) => equation.subarray(fromWidth));
}
