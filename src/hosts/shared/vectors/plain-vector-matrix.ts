import { roomyRows, rowLength, type MatrixStorage } from '@/hosts/shared/vectors/matrix-storage';
import { VectorMatrixOver } from '@/hosts/shared/vectors/vector-matrix-over';
import { usualMatrixLimits, type MatrixLimits, type VectorMatrix } from '@/ports/vector-matrix';

/** For every JavaScript engine, Hermes too. */
export function plainVectorMatrix(
  dimension: number,
  { maximumBytes }: MatrixLimits = usualMatrixLimits,
): VectorMatrix {
  return new VectorMatrixOver(dimension, new PlainMatrixStorage(dimension, maximumBytes));
}

const blockRows = 256;
const bytesOfNumber = 4;

/** Rows stand in blocks that never move: one array that grows would need its memory twice while it does. */
class PlainMatrixStorage implements MatrixStorage {
  private blocks: Float32Array[] = [];
  private found = new Float32Array(0);
  private readonly length: number;
  private readonly asked: Float32Array;

  constructor(
    dimension: number,
    private readonly maximumBytes: number,
  ) {
    this.length = rowLength(dimension);
    this.asked = new Float32Array(this.length);
  }

  get byteSize(): number {
    return this.bytesWith(this.blocks.length, this.found.length);
  }

  reserve(rows: number): boolean {
    if (rows <= this.found.length && rows <= this.blocks.length * blockRows) return true;
    const blocks = Math.ceil(rows / blockRows);
    const scores = Math.max(this.found.length, roomyRows(blocks * blockRows));
    if (this.bytesWith(blocks, scores) > this.maximumBytes) return false;
    try {
      if (rows > this.found.length) this.found = new Float32Array(scores);
      while (this.blocks.length < blocks)
        this.blocks.push(new Float32Array(blockRows * this.length));
      return true;
    } catch {
      return false;
    }
  }

  row(index: number): Float32Array {
    const block = this.blocks[Math.floor(index / blockRows)];
    if (block === undefined) throw new RangeError(`row ${index} is not reserved`);
    const start = (index % blockRows) * this.length;
    return block.subarray(start, start + this.length);
  }

  scan(query: Float32Array, rows: number): Float32Array {
    const { asked, found } = this;
    asked.set(query);
    for (const [position, block] of this.blocks.entries()) {
      const first = position * blockRows;
      if (first >= rows) break;
      scanBlock(block, asked, found.subarray(first, Math.min(rows, first + blockRows)));
    }
    return found.subarray(0, rows);
  }

  release(): void {
    this.blocks = [];
    this.found = new Float32Array(0);
  }

  private bytesWith(blocks: number, scores: number): number {
    return bytesOfNumber * (blocks * blockRows * this.length + scores + this.length);
  }
}

/**
 * As scripts/scan-kernel/scan.wat: eight sums of float64, in which the products are exact, added in the
 * same order. Any other order can round differently, and then near equals change places between hosts.
 * The casts stand for checks that would cost a phone a third of its speed: both arrays hold whole steps.
 */
function scanBlock(block: Float32Array, query: Float32Array, found: Float32Array): void {
  const { length } = query;
  let at = 0;
  for (let row = 0; row < found.length; row += 1) {
    let sum0 = 0;
    let sum1 = 0;
    let sum2 = 0;
    let sum3 = 0;
    let sum4 = 0;
    let sum5 = 0;
    let sum6 = 0;
    let sum7 = 0;
    for (let step = 0; step < length; step += 8, at += 8) {
      sum0 += (query[step] as number) * (block[at] as number);
      sum1 += (query[step + 1] as number) * (block[at + 1] as number);
      sum2 += (query[step + 2] as number) * (block[at + 2] as number);
      sum3 += (query[step + 3] as number) * (block[at + 3] as number);
      sum4 += (query[step + 4] as number) * (block[at + 4] as number);
      sum5 += (query[step + 5] as number) * (block[at + 5] as number);
      sum6 += (query[step + 6] as number) * (block[at + 6] as number);
      sum7 += (query[step + 7] as number) * (block[at + 7] as number);
    }
    found[row] = sum0 + sum2 + (sum4 + sum6) + (sum1 + sum3 + (sum5 + sum7));
  }
}
