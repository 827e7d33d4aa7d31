import { isInnerPath } from '@/foundation/inner-path';
import type { FileStore } from '@/ports/file-store';

/** Texts by path, as a tree of files. */
export function textFileStore(files: ReadonlyMap<string, string>): FileStore {
  return {
    readText: (path) => Promise.resolve(isInnerPath(path) ? (files.get(path) ?? null) : null),
    list: (folder) => {
      const start = folder === '' ? '' : `${folder}/`;
      return Promise.resolve([...files.keys()].filter((path) => path.startsWith(start)).sort());
    },
  };
}
