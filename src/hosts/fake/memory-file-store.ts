import { encodeUtf8 } from '@/foundation/encode-utf8';
import { isInnerPath } from '@/foundation/inner-path';
import { fileChangesOver } from '@/hosts/shared/files/file-changes-over';
import type { ChangeableFileStore } from '@/ports/file-store';

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Files by path, in memory: texts, and bytes that are no text. */
export function memoryFileStore(
  files: Readonly<Record<string, string>>,
  others: Readonly<Record<string, Uint8Array>> = {},
): ChangeableFileStore {
  const held = new Map<string, string | Uint8Array>([
    ...Object.entries(files),
    ...Object.entries(others),
  ]);
  const at = (path: string) => (isInnerPath(path) ? held.get(path) : undefined);
  const changes = fileChangesOver({
    paths: () => [...held.keys()],
    put: (path, bytes) => {
      held.set(path, bytes);
      return Promise.resolve();
    },
    drop: (paths) => {
      for (const path of paths) held.delete(path);
      return Promise.resolve();
    },
    move: (pairs) => {
      for (const [from, to] of pairs) {
        held.set(to, held.get(from) ?? '');
        held.delete(from);
      }
      return Promise.resolve();
    },
  });
  return {
    changes,
    readText: (path) => {
      const found = at(path) ?? null;
      return Promise.resolve(found instanceof Uint8Array ? decoder.decode(found) : found);
    },
    readBytes: (path, mostBytes) => {
      const found = at(path);
      const bytes = typeof found === 'string' ? encodeUtf8(found) : found;
      return Promise.resolve(bytes !== undefined && bytes.length <= mostBytes ? bytes : null);
    },
    list: (folder) => {
      const start = folder === '' ? '' : `${folder}/`;
      return Promise.resolve([...held.keys()].filter((path) => path.startsWith(start)).sort());
    },
  };
}
