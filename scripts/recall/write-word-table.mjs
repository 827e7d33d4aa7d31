import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes the file that `src/recall/word-table.ts` reads; a row's largest number becomes 127. */
export function writeWordTable(file, { id, words, rows, dimension }) {
  const list = Buffer.from(words.join('\n'), 'latin1');
  const head = Buffer.alloc(24);
  head.write(`NWT1${id.padEnd(8)}`, 'latin1');
  head.writeUInt32LE(words.length, 12);
  head.writeUInt32LE(dimension, 16);
  head.writeUInt32LE(list.length, 20);
  const scales = Buffer.alloc(words.length * 4);
  const small = Buffer.alloc(words.length * dimension);
  for (let row = 0; row < words.length; row += 1) {
    let largest = 0;
    for (let place = 0; place < dimension; place += 1) {
      largest = Math.max(largest, Math.abs(rows[row * dimension + place]));
    }
    scales.writeFloatLE(largest / 127, row * 4);
    for (let place = 0; place < dimension; place += 1) {
      const index = row * dimension + place;
      small.writeInt8(Math.round((rows[index] / largest) * 127), index);
    }
  }
  const bytes = Buffer.concat([head, list, scales, small]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
