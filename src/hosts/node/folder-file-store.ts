import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FileStore } from '@/ports/file-store';
import { HostFault } from '@/ports/host-fault';

/** A folder of this machine, read only. Links that lead out of it are not followed. */
export function folderFileStore(root: string): FileStore {
  const inside = (relative: string): string | null => {
    const full = path.resolve(root, relative);
    return full === root || full.startsWith(root + path.sep) ? full : null;
  };
  return {
    async readText(relative) {
      const full = inside(relative);
      if (full === null) return null;
      try {
        return await readFile(full, 'utf8');
      } catch (reason) {
        if (isMissing(reason)) return null;
        throw new HostFault('io', `The file ${full} cannot be read.`, { cause: reason });
      }
    },
    async list(folder) {
      const full = inside(folder);
      if (full === null) return [];
      try {
        const entries = await readdir(full, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
          .map((file) => file.split(path.sep).join('/'))
          .sort();
      } catch (reason) {
        if (isMissing(reason)) return [];
        throw new HostFault('io', `The folder ${full} cannot be read.`, { cause: reason });
      }
    },
  };
}

function isMissing(reason: unknown): boolean {
  const code = (reason as { code?: string }).code;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}
