import type { StorageSetRequest } from '@/contracts/generated/service-calls';
import { encodeUtf8 } from '@/foundation/encode-utf8';
import { isDeeperThan } from '@/foundation/json-trees/is-deeper-than';
import type { Json } from '@/foundation/json';
import { patchDepth, storageLimits } from '@/foundation/limits';
import { parseJson } from '@/foundation/parse-text';
import { fail, succeed, type Result } from '@/foundation/result';
import { KeptEntries, sizeOf } from '@/engine/tools/kept-entries';
import type { AttemptBudget } from '@/engine/turn-data/staged-budget';
import { effectsOf, type StagedEffect } from '@/engine/turn-data/staged-effect';
import type { ServiceError } from '@/ports/script-host';
import type { ServiceProviders } from '@/skills/service-table';

/** One attempt of one tool of a skill, and what the skill kept before. */
type Keeper = {
  readonly skill: string;
  readonly committed: ReadonlyMap<string, string>;
  readonly visible: readonly StagedEffect[];
  readonly budget: AttemptBudget;
};

/** What one skill keeps for itself, as one attempt of one tool sees it; no other skill's names are in reach. */
export function storageServices({ skill, committed, visible, budget }: Keeper): {
  readonly providers: ServiceProviders;
  readonly staged: readonly StagedEffect[];
} {
  const kept = new KeptEntries(skill, committed);
  const staged: StagedEffect[] = [];
  for (const { change } of effectsOf('storage', visible))
    if (change.skill === skill) kept.apply(change);
  const stage = (
    key: string,
    value: string | null,
  ): Result<Record<string, never>, ServiceError> => {
    const change = { skill, key, value };
    const room = budget.take('storage', sizeOf(key, value ?? ''));
    if (!room.ok) return room;
    kept.apply(change);
    // Written down is only what stands at the end: a script that counts up would else fill the commit.
    const before = staged.findIndex((each) => each.kind === 'storage' && each.change.key === key);
    if (before >= 0) staged.splice(before, 1);
    staged.push({ kind: 'storage', change });
    return succeed({});
  };
  const providers: ServiceProviders = {
    'storage.get': ({ key }) => succeed({ value: valueOf(kept.textOf(key)) }),
    'storage.set': ({ key, value }) => {
      const text = textToKeep({ key, value }, kept);
      return text.ok ? stage(key, text.value) : text;
    },
    'storage.delete': ({ key }) =>
      kept.textOf(key) === undefined ? succeed({}) : stage(key, null),
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
  const { valueBytes, keys, bytes } = storageLimits;
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
