import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { quickJsSha256 } from '@/hosts/shared/guest/compile-quickjs';

/** The engine's bytes, refused when they are not the build the driver was written for. */
export async function readScriptWasm(wasmFile: string): Promise<Uint8Array> {
  const bytes = await readFile(wasmFile);
  if (createHash('sha256').update(bytes).digest('hex') !== quickJsSha256)
    throw new Error(`${wasmFile} is not the script engine of this version`);
  return bytes;
}
