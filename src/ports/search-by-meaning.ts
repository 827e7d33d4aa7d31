import type { VectorMatrix } from '@/ports/vector-matrix';

/** What a device gives to searching by meaning. */
export type SearchByMeaning = {
  /** The table of the built-in embedder; megabytes, so nobody asks before the first scene is shown. */
  readonly loadWordTable: () => Promise<Uint8Array>;
  readonly createMatrix: (dimension: number) => VectorMatrix | Promise<VectorMatrix>;
};
