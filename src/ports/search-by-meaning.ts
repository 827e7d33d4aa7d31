import type { Embedder } from '@/ports/embedder';
import type { VectorMatrix } from '@/ports/vector-matrix';

/** What a device gives to searching by meaning. */
export type SearchByMeaning = {
  /** The table of the built-in embedder; megabytes, so nobody asks before the first scene is shown. */
  readonly loadWordTable: () => Promise<Uint8Array>;
  readonly createMatrix: (dimension: number) => VectorMatrix | Promise<VectorMatrix>;
  /**
   * The model that the player has on this device, null where there is none; opened once, and not before the
   * first scene is shown. Rejects with one sentence when it is there and cannot be used.
   */
  readonly openModel?: () => Promise<Embedder | null>;
};
