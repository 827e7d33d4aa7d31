import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

import { fail, succeed, type Result } from '@/foundation/result';
import type { KeptFolder } from '@/hosts/node/programs/run-folders';

/** Reads a file that a program has announced (001 §4.3, §7); a failure is a few words. */
export async function readAnnouncedFile(
  asked: string,
  { folder, skillFolder, confinement }: KeptFolder,
  mostBytes: number,
): Promise<Result<Uint8Array, string>> {
  try {
    const file = await realpath(path.resolve(folder, asked));
    // A confined program must not have the host fetch what it cannot reach itself, by name or by link. Whoever
    // may write anywhere says so with a full path: any other belongs to the folder of its run.
    const isReachable =
      (confinement === 'none' && path.isAbsolute(asked)) ||
      [folder, skillFolder].some((root) => file.startsWith(`${root}${path.sep}`));
    if (!isReachable) return fail('it is outside the folder of its run');
    const found = await stat(file);
    // Opening a pipe would wait for its other end.
    if (!found.isFile()) return fail('it is not a file');
    if (found.size > mostBytes) return fail(`it is larger than ${mostBytes} bytes`);
    return succeed(await readFile(file));
  } catch {
    return fail('it cannot be read');
  }
}
