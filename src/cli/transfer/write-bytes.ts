import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { CliFault } from '@/cli/cli-fault';
import { exitCode } from '@/cli/exit-code';
import { syncFolder } from '@/hosts/node/sync-to-disk';

/** Whole or not at all: a full disk or a power cut leaves no half of a file, and an older one as it was. */
export function writeBytes(file: string, bytes: Uint8Array): void {
  const part = `${file}.part`;
  try {
    const handle = openSync(part, 'w');
    try {
      writeFileSync(handle, bytes);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(part, file);
    syncFolder(path.dirname(file));
  } catch (reason) {
    rmSync(part, { force: true });
    const { code } = reason as NodeJS.ErrnoException;
    throw new CliFault(
      code === 'ENOENT'
        ? `${file} cannot be written: there is no such folder.`
        : `${file} cannot be written (${code ?? '?'}).`,
      exitCode.usage,
    );
  }
}
