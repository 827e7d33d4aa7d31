import type { KeptAside } from '@/ports/kept-aside';

/** Beside the files of the pool, which are in a folder of their own. */
const folderName = 'kept-aside';

export async function asideFolder(
  storageName: string,
  options: FileSystemGetDirectoryOptions = {},
): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(storageName, options);
  return folder.getDirectoryHandle(folderName, options);
}

/** What was kept aside in this browser. */
export function browserKeptAside(storageName: string): KeptAside {
  return {
    list: async () => {
      const names: string[] = [];
      const folder = await asideFolder(storageName).catch(() => null);
      if (folder !== null) for await (const name of folder.keys()) names.push(name);
      return names.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    },
    read: async (name) => {
      try {
        const handle = await (await asideFolder(storageName)).getFileHandle(name);
        return new Uint8Array(await (await handle.getFile()).arrayBuffer());
      } catch {
        return null;
      }
    },
  };
}
