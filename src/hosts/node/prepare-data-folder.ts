import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { syncFolder } from '@/hosts/node/sync-to-disk';
import { HostFault } from '@/ports/host-fault';

/** Makes the folder if need be; a place that cannot hold a story is said before anything is told. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (reason) {
    throw new HostFault(
      'read-only',
      `The folder ${folder} cannot hold stories: ${whyNot(reason)}.`,
      { cause: reason },
    );
  }
}

const reasons: Readonly<Record<string, string>> = {
  EROFS: 'it is on a read-only disk',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file is in its place',
  ENOTDIR: 'a file is in its place',
};

/** Step by step: Node's own recursive way never returns below folders like /proc, where nothing can be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'EEXIST' });
    return;
  }
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
  // Before its parent is on the disk, a power cut may take a new folder and all that is in it.
  syncFolder(path.dirname(folder));
}

function whyNot(reason: unknown): string {
  const code = (reason as { code?: string }).code ?? '';
  return reasons[code] ?? 'it could not be made';
}
