import type { Result } from '@/foundation/result';

/**
 * A tree of files. Paths are relative, with `/`; one that is absolute or steps back (`..`) names
 * nothing, and neither does a link that leads out of the tree.
 */
export interface FileStore {
  /** Where the tree is, when it is a folder of this machine. */
  readonly folder?: string;
  /** How it is changed; absent where everything stays as it came. */
  readonly changes?: FileChanges;
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

/** A tree that can be changed. */
export type ChangeableFileStore = FileStore & { readonly changes: FileChanges };

export type FileFault = {
  readonly code:
    /** No path, or one where a file is a folder or a folder a file. */
    | 'bad-path'
    | 'missing'
    /** Something is there already. */
    | 'taken'
    /** It came with the app. */
    | 'bundled';
  /** One sentence for the player. */
  readonly message: string;
};

/** What can be done to a tree. A refused change has changed nothing; a broken device throws a `HostFault`. */
export interface FileChanges {
  /** The whole file at once, with the folders it needs: who reads meanwhile has the old one or the new one. */
  write(path: string, bytes: Uint8Array, signal: AbortSignal): Promise<Result<void, FileFault>>;
  /** A file, or a folder with all that is in it. */
  remove(path: string, signal: AbortSignal): Promise<Result<void, FileFault>>;
  /** A file, or a folder with all that is in it, at once; never over something that is there. */
  rename(from: string, to: string, signal: AbortSignal): Promise<Result<void, FileFault>>;
  /**
   * Calls the listener soon after something at the path or below it changed, perhaps once for several
   * changes, until the returned function is called. What other programs change is told where a host can
   * see it. What was read before the call may be old; what is read after it is not.
   */
  watch(path: string, listener: () => void): () => void;
}
