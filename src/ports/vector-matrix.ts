import type { Result } from '@/foundation/result';

/** The device gives no more memory. One sentence for the player. */
export type MatrixFull = { readonly kind: 'full'; readonly message: string };

/**
 * Unit vectors of one dimension, and the cosine of each with a query. Rows are numbered from 0 without a
 * gap: which memory is in which row, the owner knows. A vector of another length and a row that is not
 * there are bugs and throw a RangeError.
 */
export interface VectorMatrix {
  readonly dimension: number;
  readonly rows: number;
  /** All the memory that is held, spare room too. */
  readonly byteSize: number;
  /** The number of the new row, always the last. When the matrix is full, it stays as it was. */
  append(vector: Float32Array): Result<number, MatrixFull>;
  overwrite(row: number, vector: Float32Array): void;
  /** The last row takes the place, and the number, of the removed one. */
  remove(row: number): void;
  /**
   * One score for each row: the same bits on every host, so that the same rows come first on each. It
   * can be read until the matrix is used again.
   */
  scores(query: Float32Array): Float32Array;
  /** Gives all memory back. The matrix is empty then, and can be filled again. */
  release(): void;
}

export type MatrixLimits = { readonly maximumBytes: number };

/** More than three times what 100,000 rows of 384 numbers need. */
export const usualMatrixLimits: MatrixLimits = { maximumBytes: 512 * 1_024 * 1_024 };
