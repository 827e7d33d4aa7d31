import { encodeUtf8 } from '@/foundation/encode-utf8';
import { isInnerPath } from '@/foundation/inner-path';
import type { FileStore } from '@/ports/file-store';

/** Files that are no texts, by path; null when one cannot be had. */
export type ByteSource = {
  readonly paths: readonly string[];
  read(path: string, signal: AbortSignal): Promise<Uint8Array | null>;
};

const none: ByteSource = { paths: [], read: () => Promise.resolve(null) };

/** Texts by path, and other files beside them, as a tree of files. */
export function textFileStore(files: ReadonlyMap<string, string>, others = none): FileStore {
  const paths = [...files.keys(), ...others.paths].sort();
  return {
    readText: (path) => Promise.resolve(isInnerPath(path) ? (files.get(path) ?? null) : null),
    readBytes: async (path, mostBytes, signal) => {
      const text = isInnerPath(path) ? files.get(path) : undefined;
      const bytes = text === undefined ? null : encodeUtf8(text);
      const found = bytes ?? (others.paths.includes(path) ? await others.read(path, signal) : null);
      return found !== null && found.length <= mostBytes ? found : null;
    },
    list: (folder) => {
      const start = folder === '' ? '' : `${folder}/`;
      return Promise.resolve(paths.filter((path) => path.startsWith(start)));
    },
  };
}
