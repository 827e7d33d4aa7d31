import { isAtOrBelow, isFilePath } from '@/foundation/file-path';
import { fail, succeed, type Result } from '@/foundation/result';
import { fileFaults } from '@/hosts/shared/files/file-faults';
import { FileWatchers } from '@/hosts/shared/files/file-watchers';
import type { FileChanges, FileFault } from '@/ports/file-store';

/** Files by path, whose paths are all known here; folders are only the beginnings of paths. */
export type FileShelf = {
  paths(): readonly string[];
  put(path: string, bytes: Uint8Array): Promise<void>;
  drop(paths: readonly string[]): Promise<void>;
  /** All at once, or none. */
  move(pairs: readonly (readonly [from: string, to: string])[]): Promise<void>;
};

/** Changes to a tree that only this program changes. */
export function fileChangesOver(shelf: FileShelf): FileChanges {
  const watchers = new FileWatchers();
  const at = (path: string): readonly string[] =>
    shelf.paths().filter((known) => isAtOrBelow(known, path));
  const faultOfNew = (path: string): FileFault | null => {
    if (!isFilePath(path)) return fileFaults.badPath(path);
    const isBelowFile = shelf.paths().some((known) => path.startsWith(`${known}/`));
    return isBelowFile ? fileFaults.badPath(path) : null;
  };
  return {
    write: async (path, bytes) => {
      const isFolder = at(path).some((known) => known !== path);
      const fault = isFolder ? fileFaults.badPath(path) : faultOfNew(path);
      if (fault !== null) return fail(fault);
      await shelf.put(path, bytes.slice());
      return told(path);
    },
    remove: async (path) => {
      const gone = isFilePath(path) ? at(path) : [];
      if (gone.length === 0) return fail(fileFaults.missing(path));
      await shelf.drop(gone);
      return told(path);
    },
    rename: async (from, to) => {
      const moved = isFilePath(from) ? at(from) : [];
      if (moved.length === 0) return fail(fileFaults.missing(from));
      const fault = isAtOrBelow(to, from) ? fileFaults.badPath(to) : faultOfNew(to);
      if (fault !== null) return fail(fault);
      if (at(to).length > 0) return fail(fileFaults.taken(to));
      await shelf.move(moved.map((path) => [path, `${to}${path.slice(from.length)}`]));
      return told(from, to);
    },
    watch: (path, listener) => watchers.watch(path, listener),
  };

  function told(...paths: readonly string[]): Result<void, FileFault> {
    watchers.tell(...paths);
    return succeed(undefined);
  }
}
