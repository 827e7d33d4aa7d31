import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';

const chunkBytes = 1024 * 1024;
const pauseMs = 10;

/**
 * A file that was named, whole, or one sentence; `-` is stdin. What has no length (a pipe, a device) is read
 * as far as it may be long, and while nothing comes the command can be interrupted.
 */
export async function readWhole(
  file: string,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (file === '') throw new CliFault('A file is needed, and none was named.', exitCode.usage);
  const pieces = file === '-' ? piecesOfStdin(signal) : piecesOf(file, mostBytes, signal);
  const read: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > mostBytes) throw tooLong(file === '-' ? 'stdin' : file, mostBytes);
    read.push(piece);
  }
  return Buffer.concat(read);
}

function tooLong(name: string, mostBytes: number): CliFault {
  const most = String(mostBytes / 1024 ** 2);
  return new CliFault(`${name} has more than ${most} MB, and is not read.`, exitCode.bad);
}

async function* piecesOfStdin(signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const stop = (): void => {
    process.stdin.destroy();
  };
  signal.addEventListener('abort', stop);
  try {
    for await (const piece of process.stdin) yield Buffer.from(piece as Uint8Array | string);
  } catch (reason) {
    throw signal.aborted ? interrupted() : unreadable('stdin', reason);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function* piecesOf(
  file: string,
  mostBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let handle: FileHandle | null = null;
  try {
    // To open a pipe that nobody writes into would wait for ever, deaf to Ctrl-C.
    handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const stats = await handle.stat();
    if (stats.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    if (stats.isFile() && stats.size > mostBytes) throw tooLong(file, mostBytes);
    for (;;) {
      const piece = await nextPiece(handle);
      if (signal.aborted) throw interrupted();
      if (piece === null) await sleep(pauseMs);
      else if (piece.length === 0) return;
      else yield piece;
    }
  } catch (reason) {
    throw reason instanceof CliFault ? reason : unreadable(file, reason);
  } finally {
    await handle?.close();
  }
}

/** Null while there is nothing yet, empty at the end. */
async function nextPiece(handle: FileHandle): Promise<Uint8Array | null> {
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(chunkBytes), 0, chunkBytes, null);
    return buffer.subarray(0, bytesRead);
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'EAGAIN') return null;
    throw reason;
  }
}

function interrupted(): CliFault {
  return new CliFault('It was interrupted.', exitCode.interrupted);
}

function unreadable(name: string, reason: unknown): CliFault {
  const { code } = reason as NodeJS.ErrnoException;
  const sentence =
    code === 'ENOENT'
      ? `There is no file ${name}.`
      : code === 'EISDIR'
        ? `${name} is a folder.`
        : `${name} cannot be read (${code ?? '?'}).`;
  return new CliFault(sentence, exitCode.usage);
}
