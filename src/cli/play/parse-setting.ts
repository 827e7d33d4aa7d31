import { InvalidArgumentError } from 'commander';

import { isJsonObject, type Json, type JsonObject } from '@/foundation/json';
import { refusedKeys } from '@/foundation/json-trees/deep-merge';
import { patchAt } from '@/foundation/json-trees/dot-path';
import { isDeeperThan } from '@/foundation/json-trees/is-deeper-than';
import { mergePatches } from '@/foundation/json-trees/merge-patches';
import { patchDepth } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';

const name = '[A-Za-z0-9_-]+';
const form = new RegExp(`^(${name}(?:\\.${name})*)=([^]*)$`);

/** `--set flags.paid=true`: adds one path to what was set before; a value that is not JSON is text. */
export function parseSetting(text: string, before: JsonObject = {}): JsonObject {
  const match = form.exec(text);
  if (match === null) throw new InvalidArgumentError('It must look like path=value.');
  const value = parseJson(match[2] ?? '');
  const patch = patchAt(match[1] ?? '', value.ok ? (value.value as Json) : (match[2] ?? ''));
  if (isDeeperThan(patchDepth, patch))
    throw new InvalidArgumentError(`It is nested deeper than ${String(patchDepth)} levels.`);
  const refused = refusedNameIn(patch);
  if (refused !== undefined) throw new InvalidArgumentError(`${refused} is no name in a state.`);
  return mergePatches([before, patch]);
}

/** Merging leaves these out without a word. */
function refusedNameIn(value: Json): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = isJsonObject(value)
    ? Object.keys(value).find((key) => refusedKeys.has(key))
    : undefined;
  return (
    own ??
    Object.values(value as object)
      .map(refusedNameIn)
      .find((found) => found !== undefined)
  );
}
