import { textFileStore } from '@/hosts/shared/text-file-store';
import type { FileStore } from '@/ports/file-store';

/** Files by path, in memory: texts, and bytes that are no text. */
export function memoryFileStore(
  files: Readonly<Record<string, string>>,
  others: Readonly<Record<string, Uint8Array>> = {},
): FileStore {
  return textFileStore(new Map(Object.entries(files)), {
    paths: Object.keys(others),
    read: (path) => Promise.resolve(others[path] ?? null),
  });
}
