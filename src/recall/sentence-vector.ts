import { plainForm } from '@/recall/plain-form';
import type { WordTable } from '@/recall/word-table';
import { comparedWords } from '@/recall/compared-words';

/** The row of a word or, where the table lacks this form, of its plain form. */
export function rowOfForm(table: WordTable, word: string): number | undefined {
  const row = table.rowOf(word);
  if (row !== undefined) return row;
  const plain = plainForm(word);
  return table.rowOf(plain) ?? table.rowOf(`${plain}e`);
}

/** What a text means: the sum of its words' rows, of length 1. */
export function sentenceVector(table: WordTable, text: string): Float32Array {
  const { dimension, rows, scales } = table;
  const sum = new Float32Array(dimension);
  for (const word of comparedWords(text)) {
    const row = rowOfForm(table, word);
    if (row === undefined) continue;
    const scale = scales[row] ?? 0;
    const start = row * dimension;
    for (let place = 0; place < dimension; place += 1) {
      sum[place] = (sum[place] ?? 0) + (rows[start + place] ?? 0) * scale;
    }
  }
  return ofLengthOne(sum.some((value) => value !== 0) ? sum : spellingVector(text, dimension));
}

/** A text without a known word is only like one that is spelt like it: its letters, three by three. */
function spellingVector(text: string, dimension: number): Float32Array {
  const vector = new Float32Array(dimension);
  const spelt = ` ${comparedWords(text).join(' ')} `;
  for (let start = 0; start + 2 < Math.max(spelt.length, 3); start += 1) {
    let hash = 7;
    for (let place = start; place < start + 3; place += 1) {
      hash = (hash * 31 + (spelt.charCodeAt(place) || 0)) % 65_521;
    }
    const axis = hash % dimension;
    vector[axis] = (vector[axis] ?? 0) + 1;
  }
  return vector;
}

function ofLengthOne(vector: Float32Array): Float32Array {
  let square = 0;
  for (let place = 0; place < vector.length; place += 1) {
    const value = vector[place] ?? 0;
    square += value * value;
  }
  const length = Math.sqrt(square);
  return vector.map((value) => value / length);
}
