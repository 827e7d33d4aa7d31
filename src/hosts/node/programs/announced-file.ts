import { constants } from 'node:fs';
import { lstat, open, realpath, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

import { fail, succeed, type Result } from '@/foundation/result';

/** A pipe put there in the last moment must not be waited for; a link not followed, where a system knows how. */
const openFlags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Reads a file that a program has announced (001 §4.3, §7): a regular one in the folder of its run, reached
 * without a link. A failure is a few words.
 */
export async function readAnnouncedFile(
  asked: string,
  folder: string,
  mostBytes: number,
): Promise<Result<Uint8Array, string>> {
  const file = path.resolve(folder, asked);
  // Else the host would fetch for a program, and keep in the story, what is no business of either.
  if (!file.startsWith(`${folder}${path.sep}`)) return fail('it is outside the folder of its run');
  try {
    const found = await lstat(file);
    if ((await realpath(file)) !== file) return fail('a link leads to it');
    // To open a device may already do something.
    if (!found.isFile()) return fail('it is not a file');
    const handle = await open(file, openFlags);
    try {
      return await readOpened(handle, file, mostBytes);
    } finally {
      await handle.close();
    }
  } catch {
    return fail('it cannot be read');
  }
}

/** Judged is what was opened: a program that goes on may put something else in its place meanwhile. */
async function readOpened(
  handle: FileHandle,
  file: string,
  mostBytes: number,
): Promise<Result<Uint8Array, string>> {
  const opened = await handle.stat();
  if (!opened.isFile()) return fail('it is not a file');
  if (opened.nlink > 1) return fail('it has another name elsewhere');
  if (opened.size > mostBytes) return fail(`it is larger than ${mostBytes} bytes`);
  const named = await lstat(file);
  const isTheSame = named.dev === opened.dev && named.ino === opened.ino;
  if (!isTheSame || (await realpath(file)) !== file) return fail('it was changed meanwhile');
  // One more than it has: a file that grows while it is read is found out, and never read to its end.
  const bytes = new Uint8Array(opened.size + 1);
  let length = 0;
  for (;;) {
    const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length);
    length += bytesRead;
    if (length > opened.size) return fail('it was changed meanwhile');
    if (bytesRead === 0) return succeed(bytes.slice(0, length));
  }
}
