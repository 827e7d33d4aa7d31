import { plainVectorMatrix } from '@/hosts/shared/vectors/plain-vector-matrix';
import { wasmVectorMatrix } from '@/hosts/shared/vectors/wasm-vector-matrix';
import type { VectorMatrix } from '@/ports/vector-matrix';

/** The fastest matrix that works here; both give the same scores. */
export function createVectorMatrix(dimension: number): VectorMatrix {
  return wasmVectorMatrix(dimension) ?? plainVectorMatrix(dimension);
}
