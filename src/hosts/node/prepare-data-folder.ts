import { accessSync, constants } from 'node:fs';

import { makeFolder } from '@/hosts/node/make-folder';
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

function whyNot(reason: unknown): string {
  const code = (reason as { code?: string }).code ?? '';
  return reasons[code] ?? 'it could not be made';
}
