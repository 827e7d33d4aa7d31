import { fail, succeed, type Result } from '@/foundation/result';
import type { MatrixStorage } from '@/hosts/shared/vectors/matrix-storage';
import type { MatrixFull, VectorMatrix } from '@/ports/vector-matrix';

const noScores = new Float32Array(0);

/** Which rows there are, over whatever keeps their numbers. */
export class VectorMatrixOver implements VectorMatrix {
  private count = 0;

  constructor(
    readonly dimension: number,
    private readonly storage: MatrixStorage,
  ) {
    if (!Number.isInteger(dimension) || dimension < 1)
      throw new RangeError(`a vector cannot have ${dimension} numbers`);
  }

  get rows(): number {
    return this.count;
  }

  get byteSize(): number {
    return this.storage.byteSize;
  }

  append(vector: Float32Array): Result<number, MatrixFull> {
    this.checkLength(vector);
    const row = this.count;
    if (!this.storage.reserve(row + 1)) return fail({ kind: 'full', message: fullAt(row) });
    this.put(row, vector);
    this.count = row + 1;
    return succeed(row);
  }

  overwrite(row: number, vector: Float32Array): void {
    this.checkRow(row);
    this.checkLength(vector);
    this.put(row, vector);
  }

  remove(row: number): void {
    this.checkRow(row);
    const last = this.count - 1;
    if (row !== last) this.storage.row(row).set(this.storage.row(last));
    this.count = last;
  }

  scores(query: Float32Array): Float32Array {
    this.checkLength(query);
    return this.count === 0 ? noScores : this.storage.scan(query, this.count);
  }

  release(): void {
    this.storage.release();
    this.count = 0;
  }

  private put(row: number, vector: Float32Array): void {
    const place = this.storage.row(row);
    place.set(vector);
    // What lay there before may be no number at all, and that times zero is not zero.
    place.fill(0, this.dimension);
  }

  private checkLength({ length }: Float32Array): void {
    if (length !== this.dimension)
      throw new RangeError(`a vector of ${length} numbers does not fit one of ${this.dimension}`);
  }

  private checkRow(row: number): void {
    if (!Number.isInteger(row) || row < 0 || row >= this.count)
      throw new RangeError(`there is no row ${row} among ${this.count}`);
  }
}

function fullAt(rows: number): string {
  return `The search index cannot hold more than ${rows} entries: this device gives it no more memory; nothing was lost.`;
}
