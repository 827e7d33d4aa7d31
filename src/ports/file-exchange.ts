import type { Result } from '@/foundation/result';

export type NamedFile = { readonly name: string; readonly bytes: Uint8Array };

export type BytesRead = { readonly bytes: number; readonly of: number };

export type TakingOptions = {
  readonly mostBytes: number;
  /** First when the player has chosen a file, then as it is read. */
  readonly onProgress: (read: BytesRead) => void;
};

/**
 * Files that the player is handed, or hands over. Call both in answer to something the player pressed:
 * a browser refuses them otherwise. They never reject; what went wrong is one sentence.
 */
export interface FileExchange {
  /** Succeeds when the device has the file; where it lies then is between the device and the player. */
  give(file: NamedFile, signal: AbortSignal): Promise<Result<'given', string>>;
  /** Null when the player chose none, or the signal fired. */
  take(options: TakingOptions, signal: AbortSignal): Promise<Result<NamedFile | null, string>>;
}
