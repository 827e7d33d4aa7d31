import { readFileSync, statSync } from 'node:fs';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { saveFileLimits } from '@/foundation/limits';

/** A file the player named, or one sentence. */
export function readBytes(file: string): Uint8Array {
  try {
    if (statSync(file).size > saveFileLimits.bytes)
      throw new CliFault(`${file} is too large to be a file of Narratoria.`, exitCode.bad);
    return new Uint8Array(readFileSync(file));
  } catch (reason) {
    if (reason instanceof CliFault) throw reason;
    const { code } = reason as NodeJS.ErrnoException;
    throw new CliFault(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code ?? '?'}).`,
      exitCode.usage,
    );
  }
}
