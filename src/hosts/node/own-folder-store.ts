import { randomUUID } from 'node:crypto';
import { lstat, open, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { isAtOrBelow, isFilePath } from '@/foundation/file-path';
import { fail, succeed, type Result } from '@/foundation/result';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { makeFolder } from '@/hosts/node/make-folder';
import { syncFolder } from '@/hosts/node/sync-to-disk';
import { watchPath } from '@/hosts/node/watch-path';
import { fileFaults } from '@/hosts/shared/files/file-faults';
import type { ChangeableFileStore, FileFault } from '@/ports/file-store';
import { HostFault } from '@/ports/host-fault';

/**
 * A folder of the player's, made when something is first put into it. What is being written lies in `drafts`, which
 * must be on the same disk.
 */
export function ownFolderStore(
  root: string,
  drafts: string = path.dirname(root),
): ChangeableFileStore {
  const folder = new OwnFolder(root, drafts);
  return {
    ...folderFileStore(root),
    changes: {
      write: (inner, bytes) => inWords(root, inner, () => folder.write(inner, bytes)),
      remove: (inner) => inWords(root, inner, () => folder.remove(inner)),
      rename: (from, to) => inWords(root, to, () => folder.rename(from, to)),
      watch: (inner, listener) => watchPath(path.join(root, inner), listener),
    },
  };
}

type Changed = Promise<Result<void, FileFault>>;

class OwnFolder {
  constructor(
    private readonly root: string,
    private readonly drafts: string,
  ) {}

  async write(inner: string, bytes: Uint8Array): Changed {
    const place = await this.placeFor(inner);
    if (place === null || (await kindOf(place)) === 'folder')
      return fail(fileFaults.badPath(inner));
    makeFolder(path.dirname(place));
    // Beside the tree, so that half a file is never listed; of the same disk, so that it can be renamed.
    const draft = path.join(this.drafts, `.${randomUUID()}.part`);
    try {
      await writeThrough(draft, bytes);
      await rename(draft, place);
      syncFolder(path.dirname(place));
    } catch (reason) {
      await rm(draft, { force: true });
      throw reason;
    }
    return succeed(undefined);
  }

  async remove(inner: string): Changed {
    const place = await this.placeOf(inner);
    if (place === null) return fail(fileFaults.missing(inner));
    await rm(place, { recursive: true });
    return succeed(undefined);
  }

  async rename(from: string, to: string): Changed {
    const source = await this.placeOf(from);
    if (source === null) return fail(fileFaults.missing(from));
    const target = isAtOrBelow(to, from) ? null : await this.placeFor(to);
    if (target === null) return fail(fileFaults.badPath(to));
    if ((await kindOf(target)) !== null) return fail(fileFaults.taken(to));
    makeFolder(path.dirname(target));
    await rename(source, target);
    syncFolder(path.dirname(target));
    return succeed(undefined);
  }

  /** Where something of the tree lies; null when it is not there, or a link leads out to it. */
  private async placeOf(inner: string): Promise<string | null> {
    const place = isFilePath(inner) ? path.join(this.root, inner) : null;
    if (place === null || (await kindOf(place)) === null) return null;
    return (await this.isInside(place)) ? place : null;
  }

  /** Where something may be put; null when that would be below a file, or behind a link that leads out. */
  private async placeFor(inner: string): Promise<string | null> {
    if (!isFilePath(inner)) return null;
    const place = path.join(this.root, inner);
    for (let above = path.dirname(place); above !== this.root; above = path.dirname(above)) {
      const kind = await kindOf(above);
      if (kind === null) continue;
      return kind !== 'file' && (await this.isInside(above)) ? place : null;
    }
    return place;
  }

  private async isInside(place: string): Promise<boolean> {
    const base = await realpath(this.root);
    const way = path.relative(base, await realpath(place));
    return !path.isAbsolute(way) && way.split(path.sep)[0] !== '..';
  }
}

async function kindOf(place: string): Promise<'file' | 'folder' | 'link' | null> {
  try {
    const found = await lstat(place);
    if (found.isSymbolicLink()) return 'link';
    return found.isDirectory() ? 'folder' : 'file';
  } catch (reason) {
    const { code } = reason as { code?: string };
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw reason;
  }
}

/** On the disk before it has its name: after a power cut the name must not stand for nothing. */
async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const opened = await open(file, 'wx');
  try {
    await opened.writeFile(bytes);
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function inWords<T>(root: string, inner: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (reason) {
    const { code } = reason as { code?: string };
    const isFull = code === 'ENOSPC' || code === 'EDQUOT';
    const place = path.join(root, inner);
    throw isFull
      ? new HostFault('disk-full', `The disk is full: ${place} was not written.`, { cause: reason })
      : new HostFault('io', `${place} cannot be changed.`, { cause: reason });
  }
}
