import { layeredFileStore } from '@/hosts/shared/files/layered-file-store';
import { openIndexedFiles } from '@/hosts/web/indexed-files';
import type { ChangeableFileStore, FileStore } from '@/ports/file-store';

/** Apart from `with-own-files.ts`, so that it is fetched by who has files of their own. */
export async function openOwnFiles(name: string, bundled: FileStore): Promise<ChangeableFileStore> {
  return layeredFileStore(await openIndexedFiles(name), bundled);
}
