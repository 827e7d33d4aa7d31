/**
 * Read access to a tree of files. Paths are relative, with `/`; one that is absolute or steps back
 * (`..`) names nothing, and neither does a link that leads out of the tree.
 */
export interface FileStore {
  /** Where the tree is, when it is a folder of this machine. */
  readonly folder?: string;
  /** The file's text, or null when there is no such file. */
  readText(path: string, signal: AbortSignal): Promise<string | null>;
  /**
   * The file's bytes, or null when there is no such file or it has more than `mostBytes`. Absent where
   * there are texts alone.
   */
  readBytes?(path: string, mostBytes: number, signal: AbortSignal): Promise<Uint8Array | null>;
  /** Every file below the folder, as sorted paths relative to the root; empty when there is no such folder. */
  list(folder: string, signal: AbortSignal): Promise<readonly string[]>;
}
