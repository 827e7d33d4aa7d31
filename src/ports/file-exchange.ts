import type { Result } from '@/foundation/result';

export type NamedFile = { readonly name: string; readonly bytes: Uint8Array };

export type BytesRead = { readonly bytes: number; readonly of: number };

export type ReadingOptions = {
  readonly mostBytes: number;
  /** First before anything is read, then as it is. */
  readonly onProgress: (read: BytesRead) => void;
};

/** A file that the player has chosen, of which nothing is read yet. */
export interface ChosenFile {
  readonly name: string;
  /** Never rejects: what went wrong is one sentence. Null when the signal fired. */
  read(options: ReadingOptions, signal: AbortSignal): Promise<Result<NamedFile | null, string>>;
}

/**
 * Files that the player is handed, or hands over. Call `give` and `choose` in answer to something the
 * player pressed: a browser refuses them otherwise. They never reject.
 */
export interface FileExchange {
  /** Succeeds when the device has the file, else fails with one sentence; where it lies then is between the device and the player. */
  give(file: NamedFile, signal: AbortSignal): Promise<Result<'given', string>>;
  /** Null when the player chose none, or the signal fired. */
  choose(signal: AbortSignal): Promise<ChosenFile | null>;
  /** Tells of each file that is dropped onto the window, until the returned function is called. */
  watchDrops(listener: (file: ChosenFile) => void): () => void;
}
