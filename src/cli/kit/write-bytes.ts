import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { syncFolder } from '@/hosts/node/sync-to-disk';

/**
 * Whole or not at all: a full disk or a power cut leaves no half of a file, and an older one as it was.
 * A link is followed; what is no file (a device, a pipe) is written into, for nothing can take its place.
 */
export function writeBytes(file: string, bytes: Uint8Array): void {
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there === undefined) writeWhole(targetOf(file), bytes, null);
    else if (there.isFile()) {
      accessSync(file, constants.W_OK);
      writeWhole(targetOf(file), bytes, there.mode);
    } else if (there.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR' });
    else writeInto(file, bytes);
  } catch (reason) {
    const { code } = reason as NodeJS.ErrnoException;
    throw new CliFault(`${file} cannot be written${whyNot(code ?? '?')}.`, exitCode.usage);
  }
}

function whyNot(code: string): string {
  if (code === 'ENOENT') return ': there is no such folder';
  return code === 'EISDIR' ? ': it is a folder' : ` (${code})`;
}

const mostLinks = 40;

/** Where a path leads in the end, whether anything is there or not: renaming would replace a link itself. */
function targetOf(file: string): string {
  let target = path.resolve(file);
  for (let links = 0; links < mostLinks; links += 1) {
    const folder = realpathSync(path.dirname(target));
    target = path.join(folder, path.basename(target));
    const link = linkAt(target);
    if (link === null) return target;
    target = path.resolve(folder, link);
  }
  throw Object.assign(new Error(file), { code: 'ELOOP' });
}

function linkAt(file: string): string | null {
  try {
    return readlinkSync(file);
  } catch (reason) {
    const { code } = reason as NodeJS.ErrnoException;
    if (code === 'EINVAL' || code === 'ENOENT') return null;
    throw reason;
  }
}

function writeWhole(file: string, bytes: Uint8Array, mode: number | null): void {
  const { part, handle } = openPart(file);
  try {
    try {
      writeFileSync(handle, bytes);
      if (mode !== null) fchmodSync(handle, mode & 0o777);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(part, file);
  } catch (reason) {
    rmSync(part, { force: true });
    throw reason;
  }
  syncFolder(path.dirname(file));
}

/** A file of our own beside it: one that is already there belongs to somebody. */
function openPart(file: string): { readonly part: string; readonly handle: number } {
  // A name has at most 255 bytes, and a character at most three for each of its units.
  const name = path.basename(file).slice(0, 60);
  for (let number = 1; ; number += 1) {
    const part = path.join(
      path.dirname(file),
      `${name}.${String(process.pid)}-${String(number)}.part`,
    );
    try {
      return { part, handle: openSync(part, 'wx') };
    } catch (reason) {
      if ((reason as NodeJS.ErrnoException).code !== 'EEXIST') throw reason;
    }
  }
}

function writeInto(file: string, bytes: Uint8Array): void {
  // Opening a pipe that nobody reads would wait for ever, deaf to Ctrl-C; this way it fails. It stays open
  // until the other is: a reader that sees the only writer go has read to the end, and goes too.
  const probe = openSync(file, constants.O_WRONLY | constants.O_NONBLOCK);
  try {
    const handle = openSync(file, constants.O_WRONLY);
    try {
      writeFileSync(handle, bytes);
    } finally {
      closeSync(handle);
    }
  } finally {
    closeSync(probe);
  }
}
