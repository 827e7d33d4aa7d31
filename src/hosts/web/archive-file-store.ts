import { textFileStore } from '@/hosts/shared/files/text-file-store';
import { publicUrl } from '@/hosts/web/public-url';
import type { FileStore } from '@/ports/file-store';
import { HostFault } from '@/ports/host-fault';

/** A picture lies beside the archive, under a name that changes with its content. */
type Apart = { readonly file: string };

/** What came with the app, by its path: texts, and where the pictures are. */
export type ContentArchive = ReadonlyMap<string, string | Apart>;

/** As JSON, which servers send zipped: to unzip it here would take more code than the stories take room. */
export async function loadContentArchive(url: string): Promise<ContentArchive> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`the server answered ${String(response.status)}`);
    return new Map(
      Object.entries((await response.json()) as Readonly<Record<string, string | Apart>>),
    );
  } catch (reason) {
    throw new HostFault(
      'missing',
      'The stories that come with the app could not be loaded; check the connection and load the page again.',
      { cause: reason },
    );
  }
}

/** One folder of the archive as a tree of its own. Pictures are fetched when they are asked for. */
export function archiveFileStore(archive: ContentArchive, folder: string): FileStore {
  const start = `${folder}/`;
  const texts = new Map<string, string>();
  const apart = new Map<string, string>();
  for (const [path, content] of archive) {
    if (!path.startsWith(start)) continue;
    const inner = path.slice(start.length);
    if (typeof content === 'string') texts.set(inner, content);
    else apart.set(inner, content.file);
  }
  return textFileStore(texts, {
    paths: [...apart.keys()],
    read: async (path, signal) => {
      const response = await fetch(publicUrl(apart.get(path) ?? ''), { signal });
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
  });
}
