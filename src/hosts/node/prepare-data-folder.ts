import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

import { HostFault } from '@/ports/host-fault';

/** Makes the folder if need be; a place that cannot hold a story is said before anything is told. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (reason) {
    throw new HostFault(
      'read-only',
      `The folder ${folder} cannot hold stories: ${whyNot(folder, reason)}.`,
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

function whyNot(folder: string, reason: unknown): string {
  // Making folders below a read-only one fails with a code that says nothing; asking its parent tells.
  const codes = [codeOf(reason), codeOfWriting(nearestFolder(folder))];
  const known = codes.find((code) => Object.hasOwn(reasons, code));
  return known === undefined ? 'it could not be made' : (reasons[known] ?? '');
}

function nearestFolder(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(folder) || parent === folder ? folder : nearestFolder(parent);
}

function codeOfWriting(folder: string): string {
  try {
    accessSync(folder, constants.W_OK);
    return '';
  } catch (reason) {
    return codeOf(reason);
  }
}

function codeOf(reason: unknown): string {
  return (reason as { code?: string }).code ?? '';
}
