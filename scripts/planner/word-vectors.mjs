import { readFileSync } from 'node:fs';

const headLength = 24;

/** The words of the table (docs/recall.md), each with its numbers, of length 1. */
export function wordVectors(file) {
  const bytes = readFileSync(file);
  const head = new DataView(bytes.buffer, bytes.byteOffset, headLength);
  const [rowCount, dimension, wordsLength] = [12, 16, 20].map((at) => head.getUint32(at, true));
  const words = bytes.toString('latin1', headLength, headLength + wordsLength).split('\n');
  const start = headLength + wordsLength + rowCount * 4;
  return new Map(
    words.map((word, row) => {
      const at = start + row * dimension;
      const numbers = Array.from(bytes.subarray(at, at + dimension), (byte) => (byte << 24) >> 24);
      const length = Math.hypot(...numbers) || 1;
      return [word, numbers.map((number) => number / length)];
    }),
  );
}
