import { decodeBase64 } from '@/foundation/decode-base64';
import { matrixKernel } from '@/hosts/shared/vectors/matrix-kernel';
import { roomyRows, rowLength, type MatrixStorage } from '@/hosts/shared/vectors/matrix-storage';
import { VectorMatrixOver } from '@/hosts/shared/vectors/vector-matrix-over';
import { usualMatrixLimits, type MatrixLimits, type VectorMatrix } from '@/ports/vector-matrix';

/** Null where WebAssembly or its vector instructions are missing or forbidden. */
export function wasmVectorMatrix(
  dimension: number,
  { maximumBytes }: MatrixLimits = usualMatrixLimits,
): VectorMatrix | null {
  const kernel = compileKernel();
  if (kernel === null) return null;
  return new VectorMatrixOver(dimension, new WasmMatrixStorage(dimension, kernel, maximumBytes));
}

const pageBytes = 65_536;
const bytesOfNumber = 4;
const bytesOfQueryNumber = 8;

type Scan = (row: number, end: number, rowBytes: number, score: number) => void;
type Space = { readonly memory: WebAssembly.Memory; readonly scan: Scan };

/** Small enough to be compiled at once, also where only small modules may be. */
function compileKernel(): WebAssembly.Module | null {
  const bytes = decodeBase64(matrixKernel);
  if (bytes === null || typeof WebAssembly === 'undefined') return null;
  try {
    return new WebAssembly.Module(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

/** The query, the rows, then the scores: each scan writes those anew, so that nothing moves when it grows. */
class WasmMatrixStorage implements MatrixStorage {
  private space: Space | null = null;
  private capacity = 0;
  private readonly length: number;
  private readonly rowBytes: number;
  private readonly rowsAt: number;

  constructor(
    dimension: number,
    private readonly kernel: WebAssembly.Module,
    private readonly maximumBytes: number,
  ) {
    this.length = rowLength(dimension);
    this.rowBytes = this.length * bytesOfNumber;
    this.rowsAt = this.length * bytesOfQueryNumber;
  }

  get byteSize(): number {
    return this.space?.memory.buffer.byteLength ?? 0;
  }

  reserve(rows: number): boolean {
    return rows <= this.capacity || this.growTo(roomyRows(rows)) || this.growTo(rows);
  }

  row(index: number): Float32Array {
    const { memory } = this.reserved();
    return new Float32Array(memory.buffer, this.rowsAt + index * this.rowBytes, this.length);
  }

  scan(query: Float32Array, rows: number): Float32Array {
    const { memory, scan } = this.reserved();
    const { rowsAt, rowBytes } = this;
    const scoresAt = rowsAt + this.capacity * rowBytes;
    new Float64Array(memory.buffer, 0, query.length).set(query);
    scan(rowsAt, rowsAt + rows * rowBytes, rowBytes, scoresAt);
    return new Float32Array(memory.buffer, scoresAt, rows);
  }

  release(): void {
    this.space = null;
    this.capacity = 0;
  }

  private growTo(rows: number): boolean {
    const pages = Math.ceil((this.rowsAt + rows * (this.rowBytes + bytesOfNumber)) / pageBytes);
    const bytes = pages * pageBytes;
    if (bytes > this.maximumBytes) return false;
    try {
      if (this.space === null) this.space = this.openSpace(pages);
      else this.space.memory.grow(pages - this.byteSize / pageBytes);
    } catch {
      return false;
    }
    this.capacity = Math.floor((bytes - this.rowsAt) / (this.rowBytes + bytesOfNumber));
    return true;
  }

  private openSpace(pages: number): Space {
    const memory = new WebAssembly.Memory({ initial: pages });
    const { exports } = new WebAssembly.Instance(this.kernel, { matrix: { memory } });
    return { memory, scan: exports['scan'] as Scan };
  }

  private reserved(): Space {
    if (this.space === null) throw new RangeError('no row is reserved');
    return this.space;
  }
}
