import { strFromU8, unzipSync } from 'fflate';

import { textFileStore } from '@/hosts/shared/text-file-store';
import type { FileStore } from '@/ports/file-store';
import { HostFault } from '@/ports/host-fault';

/** A zip of texts that came with the app. */
export type ContentArchive = ReadonlyMap<string, string>;

export async function loadContentArchive(url: string): Promise<ContentArchive> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`the server answered ${String(response.status)}`);
    return readArchive(new Uint8Array(await response.arrayBuffer()));
  } catch (reason) {
    throw new HostFault(
      'missing',
      'The stories that come with the app could not be loaded; check the connection and load the page again.',
      { cause: reason },
    );
  }
}

function readArchive(zip: Uint8Array): ContentArchive {
  return new Map(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]));
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
