/** Where the rows of a matrix are kept, and the loop over them. */
export interface MatrixStorage {
  readonly byteSize: number;
  /** False when the memory for so many rows cannot be had; what is there stays. */
  reserve(rows: number): boolean;
  /** One row, with its padding; valid until the next `reserve`. */
  row(index: number): Float32Array;
  /** The scores of the first rows; there is one at least, and all are reserved. */
  scan(query: Float32Array, rows: number): Float32Array;
  release(): void;
}

/** Numbers of one step of the loop. */
const stepLength = 8;

/** Numbers a row takes: zeros fill the last step, and zeros change no sum. */
export function rowLength(dimension: number): number {
  return Math.ceil(dimension / stepLength) * stepLength;
}

/** Room for more rows than are asked for, so that appending one by one seldom needs more memory. */
export function roomyRows(rows: number): number {
  return rows + Math.ceil(rows / 4);
}
