/** Rows of words that learn: a text is the sum of its words' rows, made as long as 1. */
export class LearningRows {
  constructor({ start, dimension, parents, pull, firstSlope }) {
    this.dimension = dimension;
    this.parents = parents;
    this.pull = pull;
    this.start = start;
    this.now = start.slice();
    this.slopes = new Float32Array(start.length).fill(firstSlope);
    this.scratch = new Float32Array(dimension);
  }

  /** Writes the text's vector and gives the length it had. */
  encode(words, into, offset) {
    const { dimension, now } = this;
    for (let place = 0; place < dimension; place += 1) into[offset + place] = 0;
    for (const word of words) {
      const start = word * dimension;
      for (let place = 0; place < dimension; place += 1) into[offset + place] += now[start + place];
    }
    let square = 0;
    for (let place = 0; place < dimension; place += 1) square += into[offset + place] ** 2;
    const length = Math.sqrt(square) || 1e-6;
    for (let place = 0; place < dimension; place += 1) into[offset + place] /= length;
    return length;
  }

  /** The slope of the loss at a text's vector, led back to the rows of its words, and a step down. */
  learn({ words, length }, vectors, slopes, { offset, rate }) {
    const { dimension, scratch } = this;
    let along = 0;
    for (let place = 0; place < dimension; place += 1) {
      along += slopes[offset + place] * vectors[offset + place];
    }
    for (let place = 0; place < dimension; place += 1) {
      scratch[place] = (slopes[offset + place] - along * vectors[offset + place]) / length;
    }
    for (const word of words) {
      this.step(word, rate);
      // A rare form teaches the frequent one, and the other way round through it.
      for (const parent of this.parents[word]) this.step(parent, rate * 0.3);
    }
  }

  /** AdaGrad, and a pull back to where the row started. */
  step(word, rate) {
    const { dimension, now, start, slopes, scratch, pull } = this;
    const first = word * dimension;
    for (let place = 0; place < dimension; place += 1) {
      const index = first + place;
      const slope = scratch[place] + pull * (now[index] - start[index]);
      slopes[index] += slope * slope;
      now[index] -= (rate * slope) / Math.sqrt(slopes[index]);
    }
  }
}
