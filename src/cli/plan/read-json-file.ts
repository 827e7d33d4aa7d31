import { readFileSync } from 'node:fs';

import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode } from '@/cli/kit/exit-code';
import { parseJson } from '@/foundation/parse-text';
import type { Result } from '@/foundation/result';

/** A file that is not there is wrong usage; one that is not JSON is a finding, and the caller's to tell. */
export function readJsonFile(file: string): Result<unknown, string> {
  const text = textOf(file);
  const parsed = parseJson(text);
  return parsed.ok ? parsed : { ok: false, error: `${file} is not JSON: ${parsed.error.message}` };
}

function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? process.stdin.fd : file, 'utf8');
  } catch (reason) {
    const { code } = reason as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'is not there' : `cannot be read (${code ?? String(reason)})`;
    throw new CliFault(`${file} ${why}.`, exitCode.usage);
  }
}
