import type { Result } from '@/foundation/result';

/** A file that a run of a script has announced. */
export type AnnouncedFile = {
  /** As the script wrote it: absolute, or relative to the private folder of its run; in that folder either way. */
  readonly path: string;
  /** Of the run's input. */
  readonly requestId: string;
};

/**
 * Files that scripts have written outside the sandbox (001 §7). Reads one while the folder of its run
 * is still there, at most `mostBytes` of it: a larger one, a missing one and one that may not be read
 * give the reason in a few words. Never rejects.
 */
export interface AssetSource {
  read(
    file: AnnouncedFile,
    mostBytes: number,
    signal: AbortSignal,
  ): Promise<Result<Uint8Array, string>>;
}
