import { accessSync, constants, mkdirSync } from 'node:fs';

import { HostFault } from '@/ports/host-fault';

/** Makes the folder if need be; a place that cannot hold a story is said before anything is told. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (reason) {
    throw new HostFault(
      'read-only',
      `The folder ${folder} cannot hold stories: ${whyNot(reason)}.`,
      { cause: reason },
    );
  }
}

function whyNot(reason: unknown): string {
  switch ((reason as { code?: string }).code) {
    case 'EROFS':
      return 'it is on a read-only disk';
    case 'EACCES':
    case 'EPERM':
      return 'you may not write there';
    case 'ENOSPC':
      return 'the disk is full';
    case 'EEXIST':
    case 'ENOTDIR':
      return 'a file is in its place';
    default:
      return 'it could not be made';
  }
}
