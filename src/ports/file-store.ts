/** Read access to a tree of files; paths are relative, with `/`, never leaving the root. */
export interface FileStore {
  /** The file's text, or null when there is no such file. */
  readText(path: string, signal: AbortSignal): Promise<string | null>;
  /** Every file below the folder, as sorted paths relative to the root; empty when there is no such folder. */
  list(folder: string, signal: AbortSignal): Promise<readonly string[]>;
}
