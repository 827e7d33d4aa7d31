/** Copies of damaged databases, as they were found. */
export interface KeptAside {
  /** How they are called, the oldest first. */
  list(signal: AbortSignal): Promise<readonly string[]>;
  /** Null when there is none of that name. */
  read(name: string, signal: AbortSignal): Promise<Uint8Array | null>;
}
