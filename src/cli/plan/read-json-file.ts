import { readWhole } from '@/cli/kit/read-whole';
import type { Json } from '@/foundation/json';
import { isDeeperThan } from '@/foundation/json-trees/is-deeper-than';
import { textFileLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { fail, type Result } from '@/foundation/result';

/** A file that is not there is wrong usage; one that is not JSON is a finding, and the caller's to tell. */
export async function readJsonFile(
  file: string,
  signal: AbortSignal,
): Promise<Result<unknown, string>> {
  const text = new TextDecoder().decode(await readWhole(file, textFileLimits.bytes, signal));
  if (text.trim() === '') return fail(`${file} is empty`);
  const parsed = parseJson(text);
  if (!parsed.ok) return fail(`${file} is not JSON: ${parsed.error.message}`);
  const { depth } = textFileLimits;
  return isDeeperThan(depth, parsed.value as Json)
    ? fail(`${file} is nested deeper than ${String(depth)} levels`)
    : parsed;
}
