import { isInnerPath } from '@/foundation/inner-path';
import { fileChangesOver } from '@/hosts/shared/files/file-changes-over';
import type { ChangeableFileStore } from '@/ports/file-store';
import { HostFault } from '@/ports/host-fault';

const table = 'files';
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Files of the player's in IndexedDB, each under its path: there a folder gets another name in one
 * transaction, which the private file system cannot do. One window at a time has the stories open, and
 * only that one changes files.
 */
export async function openIndexedFiles(name: string): Promise<ChangeableFileStore> {
  const database = await opened(name);
  const paths = new Set<string>(
    (await inTable(database, 'readonly', (files) => files.getAllKeys())).map(String),
  );
  const read = async (path: string): Promise<Uint8Array | null> => {
    if (!isInnerPath(path) || !paths.has(path)) return null;
    const found: unknown = await inTable(database, 'readonly', (files) => files.get(path));
    return found instanceof Uint8Array ? found : null;
  };
  return {
    readText: async (path) => {
      const bytes = await read(path);
      return bytes === null ? null : decoder.decode(bytes);
    },
    readBytes: async (path, mostBytes) => {
      const bytes = await read(path);
      return bytes !== null && bytes.length <= mostBytes ? bytes : null;
    },
    list: (folder) => {
      const start = folder === '' ? '' : `${folder}/`;
      return Promise.resolve([...paths].filter((path) => path.startsWith(start)).sort());
    },
    changes: fileChangesOver({
      paths: () => [...paths],
      put: async (path, bytes) => {
        await inTable(database, 'readwrite', (files) => files.put(bytes, path));
        paths.add(path);
      },
      drop: async (gone) => {
        await inTable(database, 'readwrite', (files) => {
          for (const path of gone) files.delete(path);
          return null;
        });
        for (const path of gone) paths.delete(path);
      },
      move: async (pairs) => {
        await inTable(database, 'readwrite', (files) => {
          for (const [from, to] of pairs) moveIn(files, from, to);
          return null;
        });
        for (const [from, to] of pairs) {
          paths.delete(from);
          paths.add(to);
        }
      },
    }),
  };
}

function moveIn(files: IDBObjectStore, from: string, to: string): void {
  const found = files.get(from);
  found.onsuccess = () => {
    files.put(found.result, to);
    files.delete(from);
  };
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(`${name}-files`, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(table);
    };
    opening.onsuccess = () => {
      resolve(opening.result);
    };
    opening.onerror = () => {
      reject(unkept(opening.error));
    };
  });
}

/** The answer of what was asked, once all of it is kept. */
function inTable<Answer>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  ask: (files: IDBObjectStore) => IDBRequest<Answer> | null,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(table, mode, { durability: 'strict' });
    const asked = ask(transaction.objectStore(table));
    transaction.oncomplete = () => {
      resolve(asked?.result as Answer);
    };
    transaction.onabort = () => {
      reject(unkept(transaction.error));
    };
  });
}

function unkept(reason: DOMException | null): HostFault {
  return reason?.name === 'QuotaExceededError'
    ? new HostFault('disk-full', 'There is no space left in this browser.', { cause: reason })
    : new HostFault('io', 'This browser cannot keep files of yours.', { cause: reason });
}
