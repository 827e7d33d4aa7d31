import type { StorageSetRequest } from '@/contracts/generated/service-calls';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { isDeeperThan } from '@/foundation/json-trees/is-deeper-than';
import type { Json } from '@/foundation/json';
import { patchDepth, storageLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { KeptEntries, sizeOf } from '@/engine/tools/kept-entries';
import { effectsOf, type StagedEffect } from '@/engine/turn-data/staged-effect';
import type { ServiceError } from '@/ports/script-host';
import type { ServiceProviders } from '@/skills/service-table';

/** What one skill keeps for itself, as one attempt of one tool sees it; no other skill's names are in reach. */
export function storageServices(
  skill: string,
  committed: ReadonlyMap<string, string>,
  visible: readonly StagedEffect[],
): { readonly providers: ServiceProviders; readonly staged: readonly StagedEffect[] } {
  const kept = new KeptEntries(skill, committed);
  const staged: StagedEffect[] = [];
  for (const { change } of effectsOf('storage', visible))
    if (change.skill === skill) kept.apply(change);
  const stage = (key: string, value: string | null): void => {
    const change = { skill, key, value };
    kept.apply(change);
    staged.push({ kind: 'storage', change });
  };
  const providers: ServiceProviders = {
    'storage.get': ({ key }) => succeed({ value: valueOf(kept.textOf(key)) }),
    'storage.set': ({ key, value }) => {
      const text = textToKeep({ key, value }, kept);
      if (!text.ok) return text;
      stage(key, text.value);
      return succeed({});
    },
    'storage.delete': ({ key }) => {
      if (kept.textOf(key) !== undefined) stage(key, null);
      return succeed({});
    },
    'storage.list': ({ prefix }) =>
      succeed({ keys: kept.keys.filter((key) => key.startsWith(prefix ?? '')) }),
  };
  return { providers, staged };
}

function valueOf(text: string | undefined): Json {
  const parsed: Result<unknown, unknown> = text === undefined ? succeed(null) : parseJson(text);
  return parsed.ok ? (parsed.value as Json) : null;
}

function textToKeep(
  { key, value }: StorageSetRequest['params'],
  kept: KeptEntries,
): Result<string, ServiceError> {
  const { keyCharacters, valueBytes, keys, bytes } = storageLimits;
  if (key.length > keyCharacters) return tooLarge(`a name has at most ${keyCharacters} characters`);
  if (isDeeperThan(patchDepth, value))
    return tooLarge(`the entry is nested deeper than ${patchDepth} levels`);
  const text = JSON.stringify(value);
  if (encodeUtf8(text).length > valueBytes)
    return tooLarge(`an entry has at most ${valueBytes} bytes`);
  if (kept.textOf(key) === undefined && kept.count >= keys)
    return full(`a skill keeps at most ${keys} entries in a story`);
  if (kept.bytes - kept.bytesOf(key) + sizeOf(key, text) > bytes)
    return full(`a skill keeps at most ${bytes} bytes in a story`);
  return succeed(text);
}

function tooLarge(message: string): Result<never, ServiceError> {
  return fail({ code: 'too-large', message: `storage.set: ${message}` });
}

function full(message: string): Result<never, ServiceError> {
  return fail({ code: 'storage-full', message: `storage.set: ${message}` });
}
