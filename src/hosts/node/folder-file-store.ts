import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

import { isInnerPath } from '@/foundation/inner-path';
import { textFileLimits } from '@/foundation/limits';
import type { FileStore } from '@/ports/file-store';
import { HostFault } from '@/ports/host-fault';

/** A folder of this machine, read only. Links that lead out of it are not followed. */
export function folderFileStore(root: string): FileStore {
  return {
    folder: root,
    async readText(relative) {
      try {
        const full = await located(root, relative);
        return full === null ? null : await textAt(full);
      } catch (reason) {
        if (reason instanceof HostFault) throw reason;
        if (isMissing(reason)) return null;
        throw unreadable(root, relative, reason);
      }
    },
    async readBytes(relative, mostBytes) {
      try {
        const full = await located(root, relative);
        if (full === null) return null;
        const found = await stat(full);
        if (!found.isFile() || found.size > mostBytes) return null;
        return new Uint8Array(await readFile(full));
      } catch (reason) {
        if (isMissing(reason)) return null;
        throw unreadable(root, relative, reason);
      }
    },
    async list(folder) {
      try {
        const full = await located(root, folder);
        if (full === null) return [];
        const entries = await readdir(full, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(full, path.join(entry.parentPath, entry.name)))
          .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
          .sort();
      } catch (reason) {
        if (isMissing(reason)) return [];
        throw unreadable(root, folder, reason);
      }
    },
  };
}

/** A pipe is none, and who opens it waits for ever. */
async function textAt(full: string): Promise<string | null> {
  const found = await stat(full);
  if (!found.isFile()) return null;
  const { bytes } = textFileLimits;
  if (found.size > bytes)
    throw new HostFault(
      'io',
      `${full} has more than ${String(bytes / 1024 ** 2)} MB, and is not read.`,
    );
  return readFile(full, 'utf8');
}

/** Where a path truly leads, or null when that is not below the root. */
async function located(root: string, relative: string): Promise<string | null> {
  if (!isInnerPath(relative)) return null;
  const base = await realpath(root);
  const full = await realpath(path.join(base, relative));
  const way = path.relative(base, full);
  return path.isAbsolute(way) || way.split(path.sep)[0] === '..' ? null : full;
}

function isMissing(reason: unknown): boolean {
  const code = (reason as { code?: string }).code;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}

function unreadable(root: string, relative: string, reason: unknown): HostFault {
  return new HostFault('io', `${path.join(root, relative)} cannot be read.`, { cause: reason });
}
