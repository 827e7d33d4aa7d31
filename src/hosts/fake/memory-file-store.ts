import { textFileStore } from '@/hosts/shared/text-file-store';
import type { FileStore } from '@/ports/file-store';

/** Files by path, in memory. */
export function memoryFileStore(files: Readonly<Record<string, string>>): FileStore {
  return textFileStore(new Map(Object.entries(files)));
}
