import { textFileStore } from '@/hosts/shared/text-file-store';
import type { FileStore } from '@/ports/file-store';
import { HostFault } from '@/ports/host-fault';

/** Texts that came with the app, by their path. */
export type ContentArchive = ReadonlyMap<string, string>;

/** As JSON, which servers send zipped: to unzip it here would take more code than the stories take room. */
export async function loadContentArchive(url: string): Promise<ContentArchive> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`the server answered ${String(response.status)}`);
    return new Map(Object.entries((await response.json()) as Readonly<Record<string, string>>));
  } catch (reason) {
    throw new HostFault(
      'missing',
      'The stories that come with the app could not be loaded; check the connection and load the page again.',
      { cause: reason },
    );
  }
}

/** One folder of the archive as a tree of its own. */
export function archiveFileStore(archive: ContentArchive, folder: string): FileStore {
  const start = `${folder}/`;
  return textFileStore(
    new Map(
      [...archive]
        .filter(([path]) => path.startsWith(start))
        .map(([path, text]) => [path.slice(start.length), text]),
    ),
  );
}
