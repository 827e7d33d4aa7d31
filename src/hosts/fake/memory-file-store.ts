import { isInnerPath } from '@/foundation/inner-path';
import type { FileStore } from '@/ports/file-store';

/** Files by path, in memory. */
export function memoryFileStore(files: Readonly<Record<string, string>>): FileStore {
  const byPath = new Map(Object.entries(files));
  return {
    readText: (path) => Promise.resolve(isInnerPath(path) ? (byPath.get(path) ?? null) : null),
    list: (folder) => {
      const start = folder === '' ? '' : `${folder}/`;
      return Promise.resolve([...byPath.keys()].filter((path) => path.startsWith(start)).sort());
    },
  };
}
