import { InvalidArgumentError } from 'commander';

import { patchAt } from '@/foundation/json-trees/dot-path';
import type { Json, JsonObject } from '@/foundation/json';
import { mergePatches } from '@/foundation/json-trees/merge-patches';
import { parseJson } from '@/foundation/parse-text';

/** `--set flags.paid=true`: adds one path to what was set before; a value that is not JSON is text. */
export function parseSetting(text: string, before: JsonObject = {}): JsonObject {
  const match = /^([A-Za-z0-9_.-]+)=([\s\S]*)$/.exec(text);
  if (match === null) throw new InvalidArgumentError('It must look like path=value.');
  const value = parseJson(match[2] ?? '');
  return mergePatches([
    before,
    patchAt(match[1] ?? '', value.ok ? (value.value as Json) : (match[2] ?? '')),
  ]);
}
